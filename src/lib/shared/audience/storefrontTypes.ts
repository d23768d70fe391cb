import { z } from 'zod'

/** The types of storefronts: for signed-in users, and for visitors. */
export const storefrontTypes = ['registered', 'unregistered'] as const
export const StorefrontType = z.enum(storefrontTypes)
export type StorefrontType = z.infer<typeof StorefrontType>
