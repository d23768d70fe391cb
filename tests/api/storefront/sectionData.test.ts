import { expect, test } from 'vitest'
import { sectionOfType, typesOf } from '#tests/support/everySection.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt } from './editor.ts'

test.each(['registered', 'unregistered'] as const)(
  'the editor of the %s storefront loads the data of every type as the page does',
  async (type) => {
    const { ask } = await editorAt(await demoDatabase())
    const sections = typesOf(type).map((one) => ({
      type: one,
      settings: sectionOfType(one, 'Any').data.settings,
      content: sectionOfType(one, 'Any').data.content.en,
    }))
    const unfinished = { type: 'trainings', settings: { source: 'custom' } }
    const wish = { type, language: 'en', sections: [...sections, unfinished] }
    const { status, body } = await ask(`${base}/section_data`, { body: wish })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toHaveLength(sections.length + 1)
    expect(body.data.at(-1)).toBeNull()
    const dataOf = (wanted: string) => body.data[sections.findIndex((one) => one.type === wanted)]
    expect(dataOf('trainings').trainings.length).toBeGreaterThan(3)
    expect(dataOf('stats').numbers.trainings).toBeGreaterThan(3)
    expect(dataOf('faq')).toBeNull()
    if (type === 'registered') expect(dataOf('incentives').products.length).toBeGreaterThan(0)
    // A visitor earns no points.
    else expect(JSON.stringify(dataOf('trainings'))).not.toContain('"points"')
  },
)
