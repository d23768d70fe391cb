import { expect, test } from 'vitest'
import { noBrand } from '#shared/theme/brand.ts'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { administratorIn } from '#tests/support/administratorIn.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { editorAt } from './editor.ts'

test('a section for an organisation is shown to visitors at its host name, and nowhere else', async () => {
  const db = await demoDatabase()
  const [one, other] = await db.reader.selectFrom('organizations').select('id').orderBy('id').execute()
  const by = await administratorIn(db.reader)
  const { read, save } = await editorAt(db)
  const start = await read('unregistered')
  const only = [{ type: 'organizations' as const, value: [one!.id], rule: 'and' as const }]
  const { body } = await save({ ...start, sections: [sectionOfType('cta', 'For one', only), ...start.sections] })
  const [id] = body.data.created
  const visitor = browserAt(db)
  const seen = async () => [
    JSON.stringify((await visitor.ask('/api/v2/storefront')).body).includes('For one'),
    (await visitor.ask(`/api/v2/storefront_sections/${id}`)).status,
  ]
  const give = (organization: number, hosts: string[]) =>
    saveOrganizationBrand(db, { ...noBrand, hosts }, { organization, siteHost: undefined, by, now: morning })
  expect(await seen()).toEqual([false, 404])
  await give(one!.id, ['academy.test'])
  expect(await seen()).toEqual([true, 200])
  await give(one!.id, [])
  await give(other!.id, ['academy.test'])
  expect(await seen()).toEqual([false, 404])
})
