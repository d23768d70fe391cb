import { describe, expect, test } from 'vitest'
import { localiseSection } from '#shared/sections/localiseSection.ts'
import { Section } from '#shared/sections/section.ts'

const titles = { de: 'Bringt euer Team mit.', pt: 'Traga a sua equipa.', ar: 'أحضر فريقك.' }

function sectionIn(...languages: (keyof typeof titles)[]): Section {
  const links = [{ label: 'Contact', url: '/contact' }]
  return Section.parse({
    id: 5,
    type: 'cta',
    weight: 2,
    hidden: false,
    visible_from: '2026-12-01 00:00:00',
    data: {
      content: Object.fromEntries(languages.map((lang) => [lang, { title: titles[lang], links }])),
      settings: {},
      appearance: {},
      restrictions: [{ type: 'country', value: ['DK'] }],
    },
  })
}

describe('a localised section', () => {
  test('holds one language, and no restrictions or dates', () => {
    const section = localiseSection(sectionIn('de', 'ar'), { language: 'ar', siteLanguage: 'en' }, 'en')
    expect(section).toMatchObject({
      id: 5,
      type: 'cta',
      weight: 2,
      lang: 'ar',
      data: { content: { title: titles.ar } },
    })
    expect(JSON.stringify(section)).not.toMatch(/DK|Bringt|2026/)
  })

  test('is in Portuguese for a reader of Brazilian Portuguese', () => {
    const reader = { language: 'pt-BR', siteLanguage: 'de' }
    expect(localiseSection(sectionIn('de', 'pt'), reader, 'de')).toMatchObject({ lang: 'pt' })
  })

  test('is in the site’s language, or else in the storefront’s own', () => {
    expect(localiseSection(sectionIn('de', 'ar'), { language: 'he', siteLanguage: 'ar' }, 'de')?.lang).toBe('ar')
    expect(localiseSection(sectionIn('pt', 'ar'), { language: 'he', siteLanguage: 'en' }, 'ar')?.lang).toBe('ar')
  })
})
