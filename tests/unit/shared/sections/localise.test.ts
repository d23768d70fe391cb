import { describe, expect, test } from 'vitest'
import { localise, publish } from '#shared/sections/localise.ts'
import { Section } from '#shared/sections/section.ts'

const words = { de: 'Hallo', en: 'Hello', ar: 'مرحبا' }

describe('the words a reader gets', () => {
  test('are in the reader’s language where there are any', () => {
    expect(localise(words, 'ar', 'en')).toEqual({ content: 'مرحبا', lang: 'ar' })
  })

  test('else in the site’s language', () => {
    expect(localise(words, 'he', 'en')).toEqual({ content: 'Hello', lang: 'en' })
  })

  test('else in the storefront’s own language, before the site’s', () => {
    expect(localise(words, 'he', 'de', 'en')).toEqual({ content: 'Hallo', lang: 'de' })
    expect(localise(words, 'he', 'fr', 'en')).toEqual({ content: 'Hello', lang: 'en' })
  })

  test('else in the first language there is', () => {
    expect(localise(words, 'he', 'fr')).toEqual({ content: 'Hallo', lang: 'de' })
  })

  test('are none where there are none, whatever a language is called', () => {
    expect(localise({}, 'en', 'en')).toBeNull()
    expect(localise({}, 'constructor', 'toString')).toBeNull()
  })
})

test('a published section holds one language and says nothing of who else may see what', () => {
  const stored = Section.parse({
    id: 5,
    type: 'cta',
    weight: 2,
    hidden: false,
    visible_from: '2026-12-01 00:00:00',
    data: {
      content: {
        en: { title: 'Bring your team.', links: [{ label: 'Talk to us', url: '/contact' }] },
        ar: { title: 'أحضر فريقك.', links: [{ label: 'تحدّث إلينا', url: '/contact' }] },
      },
      settings: {},
      appearance: {},
      restrictions: [{ type: 'country', value: ['DK'] }],
    },
  })
  const published = publish(stored, 'ar', 'en')
  expect(published).toMatchObject({
    id: 5,
    type: 'cta',
    weight: 2,
    lang: 'ar',
    data: { content: { title: 'أحضر فريقك.' } },
  })
  expect(JSON.stringify(published)).not.toMatch(/DK|Bring your team|2026/)
})
