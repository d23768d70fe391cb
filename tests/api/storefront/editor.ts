import type { Database } from '#server/db/database.ts'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { SectionOf, SentSectionOf } from '#shared/sections/section.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { browserAt } from '#tests/support/browserAt.ts'

export const base = '/api/v2/storefront/manage'
export const [registered, unregistered] = [`${base}?type=registered`, `${base}?type=unregistered`]

/** A content manager of the demo academy, signed in. */
export async function editorAt(db: Database, mail = 'content@demo.test') {
  const { ask, signIn } = browserAt(db)
  await signIn(mail, 'demo-academy')
  const read = async (type: 'registered' | 'unregistered' = 'unregistered'): Promise<ManagedStorefront> =>
    (await ask(`${base}?type=${type}`)).body.data
  const save = (storefront: { id: number; revision: number; sections: readonly unknown[] }) =>
    ask(`${base}/${storefront.id}`, {
      method: 'PATCH',
      body: { revision: storefront.revision, sections: storefront.sections },
    })
  return { ask, read, save }
}

/** A new text section. */
export function text(title: string, words: Partial<SentSectionOf<'rich_text'>> = {}): SentSectionOf<'rich_text'> {
  const { settings, appearance } = definitions.rich_text.defaults
  const body = { type: 'doc' as const, content: [] }
  return {
    id: null,
    type: 'rich_text',
    weight: 0,
    hidden: false,
    visible_from: null,
    visible_until: null,
    data: { content: { en: { title, body } }, settings, appearance, restrictions: [] },
    ...words,
  }
}

/** The same section with another title in its first language. */
export function renamed<T extends { data: SectionOf<SectionType>['data'] }>(section: T, title: string): T {
  const [[lang, content] = ['en', {}]] = Object.entries(section.data.content)
  return { ...section, data: { ...section.data, content: { ...section.data.content, [lang]: { ...content, title } } } }
}
