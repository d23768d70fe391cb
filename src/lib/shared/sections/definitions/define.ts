import type { z } from 'zod'
import type { IconName } from '../../theme/icons.ts'
import { SectionAppearance } from '../appearance.ts'
import { type StorefrontType, storefrontTypes } from '../../audience/storefrontTypes.ts'

/**
 * A section type: its texts in one language, the settings that all languages share, the defaults of a new section, and
 * the storefronts that may have it. Its view and forms are in `islands/sections/<type>/`.
 */
export interface Definition<Content extends z.ZodType, Settings extends z.ZodType, Data> {
  /** Source string of its name. */
  label: string
  /** Name of its Material Symbol. */
  icon: IconName
  storefronts: readonly StorefrontType[]
  content: Content
  settings: Settings
  /** `content` is complete but may have empty required texts, which the form asks for. */
  defaults: { content: z.infer<Content>; settings: z.infer<Settings>; appearance: SectionAppearance }
  /** Never set: carries the type of the data that the server loads (null: none). */
  data?: Data
}

interface Parts<Content extends z.ZodType, Settings extends z.ZodType> {
  label: string
  icon: IconName
  storefronts?: readonly StorefrontType[]
  content: () => Content
  /** Every setting has a default, so that stored sections stay readable when a setting is added. */
  settings: () => Settings
  start: z.infer<Content>
  appearance?: Partial<SectionAppearance>
}

/**
 * Makes a definition; called as `define<Data>()({ … })` so that only the data's type has to be written. The schemas are
 * built at their first use: the editor of a storefront starts with the names of all types and the schemas of none.
 */
export function define<Data = null>() {
  return <Content extends z.ZodType, Settings extends z.ZodType>(
    parts: Parts<Content, Settings>,
  ): Definition<Content, Settings, Data> => {
    const content = builtOnce(parts.content)
    const settings = builtOnce(parts.settings)
    const defaults = builtOnce(() => ({
      content: parts.start,
      settings: settings().parse({}),
      appearance: SectionAppearance.parse(parts.appearance ?? {}),
    }))
    return {
      label: parts.label,
      icon: parts.icon,
      storefronts: parts.storefronts ?? storefrontTypes,
      get content() {
        return content()
      },
      get settings() {
        return settings()
      },
      get defaults() {
        return defaults()
      },
    }
  }
}

function builtOnce<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
