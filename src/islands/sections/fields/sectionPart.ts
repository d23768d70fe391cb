import type { z } from 'zod'
import { SectionAppearance } from '#shared/sections/appearance.ts'
import { definitions, type SettingsOf } from '#shared/sections/registry.ts'
import { schemaOfItem, schemaOfKey } from '#shared/sections/schemaLimits.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { SectionAppearanceFormProps, SectionFormProps } from '../form.ts'

/** One value of a section in a form: its place, what it may be, and its change. */
export interface SectionPart<Value> {
  /** Its place inside `data`: `content[en][title]`. */
  path: string
  value: Value
  /** The value from which it is translated; undefined if there is none, and for settings. */
  base: Value | undefined
  /** The language of `base`. */
  baseLang: string | null
  /** The language of its texts; null for settings. */
  lang: string | null
  schema: z.ZodType
  change(value: Value): void
  /** Changes the value as it is now, also when the form is not shown any more. `false`: its place is gone. */
  update(next: (value: Value) => Value): boolean
  /** The value as it is now; undefined: its place is gone. */
  now(): Value | undefined
  /** Its place as it is now: entries of lists move. Undefined: it is gone. */
  pathNow(): string | undefined
}

/** A text, or a list of a section that all its languages have. */
export interface ContentPart<Value> extends SectionPart<Value> {
  /** Moves and removes the entries of a list; `order` are the places of those that stay. */
  arrange(order: readonly number[]): void
  /** The other languages in which `arrange` does the same. */
  followers: readonly string[]
}

/** The texts of a section in a form. */
export interface WrittenSection<Content> {
  section: { type: SectionType }
  content: Content
  base: Content | null
  baseLanguage: string | null
  language: string
  now?(): { data: { content: Readonly<Record<string, Content>> } } | undefined
  changeContent(change: Partial<Content>): void
  arrangeItems(field: string, order: readonly number[]): void
  followersOf(field: string): readonly string[]
}

/** Returns the parts of a section's texts, by their names in the schema. */
export function contentParts<Content extends object>(props: WrittenSection<Content>) {
  const { section, content, base, baseLanguage, language, changeContent } = props
  const schema: z.ZodType = definitions[section.type].content
  const now = () => {
    const held = props.now ? props.now()?.data.content : { [language]: content }
    // The first texts of a section are the defaults until they are changed.
    return held && (held[language] ?? (base === null ? content : undefined))
  }
  return <Key extends keyof Content & string>(key: Key): ContentPart<Content[Key]> => ({
    lang: language,
    schema: schemaOfKey(schema, key),
    value: content[key],
    base: base?.[key],
    baseLang: baseLanguage,
    // why: TypeScript does not know that an object with one key of the type is a part of it
    ...changesOf(
      `content[${language}][${key}]`,
      () => now()?.[key],
      (value) => changeContent({ [key]: value } as unknown as Partial<Content>),
    ),
    arrange: (order) => props.arrangeItems(key, order),
    followers: props.followersOf(key),
  })
}

/** Returns the parts of a section's settings, by their names in the schema. */
export function settingsParts<T extends SectionType>({ section, now, changeSettings }: SectionFormProps<T>) {
  const schema: z.ZodType = definitions[section.type].settings
  // why: the settings of a draft are those of its type, which the union of drafts forgets
  const settings = section.data.settings as SettingsOf<T>
  // why: as above
  const settingsNow = () => (now ? now() : section)?.data.settings as SettingsOf<T> | undefined
  return <Key extends keyof SettingsOf<T> & string>(key: Key): SectionPart<SettingsOf<T>[Key]> => ({
    lang: null,
    schema: schemaOfKey(schema, key),
    value: settings[key],
    base: undefined,
    baseLang: null,
    // why: TypeScript does not know that an object with one key of the type is a part of it
    ...changesOf(
      `settings[${key}]`,
      () => settingsNow()?.[key],
      (value) => changeSettings({ [key]: value } as unknown as Partial<SettingsOf<T>>),
    ),
  })
}

/** Returns the parts of a section's look, by their names in the schema. */
export function appearanceParts({ section, now = () => section, changeAppearance }: SectionAppearanceFormProps) {
  const { appearance } = section.data
  return <Key extends keyof SectionAppearance>(key: Key): SectionPart<SectionAppearance[Key]> => ({
    lang: null,
    schema: schemaOfKey(SectionAppearance, key),
    value: appearance[key],
    base: undefined,
    baseLang: null,
    ...changesOf(
      `appearance[${key}]`,
      () => now()?.data.appearance[key],
      (value) => changeAppearance({ [key]: value }),
    ),
  })
}

/** The changes of a value that a section has itself. */
function changesOf<Value>(
  path: string,
  now: () => Value | undefined,
  change: (value: Value) => void,
): Pick<SectionPart<Value>, 'path' | 'change' | 'update' | 'now' | 'pathNow'> {
  return {
    path,
    change,
    now,
    pathNow: () => (now() === undefined ? undefined : path),
    update: (next) => {
      const before = now()
      if (before === undefined) return false
      const after = next(before)
      if (after !== before) change(after)
      return true
    },
  }
}

/** One field of an object. */
export function fieldPart<Value extends object, Key extends keyof Value & string>(
  part: SectionPart<Value>,
  key: Key,
): SectionPart<Value[Key]> {
  return {
    path: `${part.path}[${key}]`,
    lang: part.lang,
    schema: schemaOfKey(part.schema, key),
    value: part.value[key],
    base: part.base?.[key],
    baseLang: part.baseLang,
    change: (value) => part.change({ ...part.value, [key]: value }),
    update: (next) => part.update((value) => ({ ...value, [key]: next(value[key]) })),
    now: () => part.now()?.[key],
    pathNow: () => within(part.pathNow(), key),
  }
}

/** The part of a value that may be missing, while it is there. */
export function presentPart<Value>(part: SectionPart<Value | null>, value: Value): SectionPart<Value> {
  return {
    ...part,
    value,
    base: part.base ?? undefined,
    update: (next) => part.update((now) => (now === null ? null : next(now))),
    now: () => part.now() ?? undefined,
  }
}

/** One entry of a list. It belongs to the one in the same place if both languages have as many. */
export function itemPart<Item>(part: SectionPart<Item[]>, place: number, item: Item): SectionPart<Item> {
  const base = part.base?.length === part.value.length ? part.base : undefined
  const at = () => placeNow(part.value, place, part.now() ?? [])
  return {
    path: `${part.path}[${place}]`,
    lang: part.lang,
    schema: schemaOfItem(part.schema),
    value: item,
    base: base?.[place],
    baseLang: part.baseLang,
    change: (value) => part.change(part.value.map((one, at) => (at === place ? value : one))),
    update: (next) => {
      let isThere = false
      part.update((items) => {
        const now = placeNow(part.value, place, items)
        isThere = now >= 0
        return isThere ? items.map((one, at) => (at === now ? next(one) : one)) : items
      })
      return isThere
    },
    now: () => part.now()?.[at()],
    pathNow: () => (at() < 0 ? undefined : within(part.pathNow(), at())),
  }
}

function within(path: string | undefined, key: string | number): string | undefined {
  return path === undefined ? undefined : `${path}[${key}]`
}

/** The place of an entry in the list as it is now; -1 if that is not sure. */
function placeNow(before: readonly unknown[], place: number, items: readonly unknown[]): number {
  const moved = items.indexOf(before[place])
  if (moved >= 0) return moved
  // An entry that was changed is in its place if the others are.
  const isInOrder = before.every((item, at) => [-1, at].includes(items.indexOf(item)))
  return isInOrder && items.length === before.length ? place : -1
}

/** The id of the control of a part, for links to it. */
export function partId(path: string): string {
  return `part-${path}`
}
