import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { registered } from './registered.ts'
import { completeSection, type DemoSection, type References } from './section.ts'
import { unregistered } from './unregistered.ts'

/**
 * The sections of both storefronts, in their order from the top.
 * @param references finds the identifiers of the terms and trainings that were stored before
 */
export function storefronts(references: References): Record<StorefrontType, DemoSection[]> {
  return {
    registered: registered(references).map(completeSection),
    unregistered: unregistered(references).map(completeSection),
  }
}
