import type { z } from 'zod'
import type { IconName } from '../../theme/icons.ts'
import { SectionAppearance } from '../appearance.ts'
import { type StorefrontType, storefrontTypes } from '../types.ts'

/**
 * What a kind of section is: the words a person reads (one language's worth), the settings all languages share,
 * what a new one starts with, and which storefronts may hold it. Its drawing and forms live in
 * `islands/sections/<type>/` under the same name.
 */
export interface Definition<Content extends z.ZodType, Settings extends z.ZodType, Data> {
  /** Source string of its name, to be translated where it is shown. */
  label: string
  /** Name of its Material Symbol. */
  icon: IconName
  storefronts: readonly StorefrontType[]
  content: Content
  settings: Settings
  /** `content` has the whole shape but may lack required words: the form asks for them. */
  defaults: { content: z.infer<Content>; settings: z.infer<Settings>; appearance: SectionAppearance }
  /** Never set: carries the type of what the server loads for the drawing (null: nothing). */
  data?: Data
}

interface Parts<Content extends z.ZodType, Settings extends z.ZodType> {
  label: string
  icon: IconName
  storefronts?: readonly StorefrontType[]
  content: Content
  /** Every setting has a default, so that an older stored section stays readable when one is added. */
  settings: Settings
  start: z.infer<Content>
  appearance?: Partial<SectionAppearance>
}

/** Makes a definition; called as `define<Data>()({ … })` so that only the data's type has to be written. */
export function define<Data = null>() {
  return <Content extends z.ZodType, Settings extends z.ZodType>(
    parts: Parts<Content, Settings>,
  ): Definition<Content, Settings, Data> => ({
    label: parts.label,
    icon: parts.icon,
    storefronts: parts.storefronts ?? storefrontTypes,
    content: parts.content,
    settings: parts.settings,
    defaults: {
      content: parts.start,
      settings: parts.settings.parse({}),
      appearance: SectionAppearance.parse(parts.appearance ?? {}),
    },
  })
}
