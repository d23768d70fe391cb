import { expect, test } from 'vitest'
import type { ManagedStorefront, StorefrontConflict } from '#shared/contract/managedStorefront.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { freshAcademyUrl } from '#tests/support/servedAcademy.ts'
import { signInAt, startSite } from '#tests/support/site.ts'

/** `npm run prove` runs a thousand. */
const rounds = Number(process.env.SAVE_ROUNDS ?? 15)

type Sections = ManagedStorefront['sections']
type Sent = Sections[number] | ReturnType<typeof sectionOfType>

const titleOf = ({ data }: { data: { content: object } }): string => {
  const [content] = Object.values(data.content)
  return content.title
}
const retitled = (section: Sections[number], title: string): Sent =>
  ({ ...section, data: { ...section.data, content: { en: { ...section.data.content.en, title } } } }) as Sent

async function editorAt(url: string, mail: string) {
  const headers = { cookie: await signInAt(url, mail), origin: url, 'content-type': 'application/json' }
  const path = `${url}/api/v2/storefront/manage`
  return {
    read: async (): Promise<ManagedStorefront> =>
      (await (await fetch(`${path}?type=unregistered`, { headers })).json()).data,
    async save({ id, revision }: ManagedStorefront, sections: readonly Sent[]) {
      const body = JSON.stringify({ revision, sections })
      const answer = await fetch(`${path}/${id}`, { method: 'PATCH', headers, body })
      return { status: answer.status, body: await answer.json() }
    },
  }
}

test(`two editors who save at the same time lose nothing in ${rounds} rounds over HTTP`, async () => {
  const site = await startSite({ DATABASE_URL: await freshAcademyUrl(), WORKERS: '2' })
  try {
    const editors = [
      await editorAt(site.url, 'content@demo.test'),
      await editorAt(site.url, 'admin@demo.test'),
    ] as const
    const [ana, ben] = editors
    const first = await ana.read()
    const start = Array.from({ length: 6 }, (_, index) => sectionOfType('cta', `Section ${index}`))
    expect((await ana.save(first, start)).status).toBe(200)
    let conflicts = 0
    for (let round = 0; round < rounds; round++) {
      const before = await ana.read()
      const isSame = round % 3 === 2
      const [left, right] = [round % 6, isSame ? round % 6 : (round + 1) % 6]
      const wished = [`Ana ${round}`, `Ben ${round}`] as const
      const change = (place: number, title: string) =>
        before.sections.map((section, index) => (index === place ? retitled(section, title) : section))
      // Every fifth round somebody adds and removes a section, too.
      const added = round % 5 === 4 ? [sectionOfType('cta', `Added ${round}`)] : []
      const saves = await Promise.all([
        ana.save(before, [...change(left, wished[0]), ...added]),
        ben.save(before, change(right, wished[1])),
      ])
      const after = await ben.read()
      const titles = after.sections.map(titleOf)
      const refused = saves.filter(({ status }) => status === 409)
      expect(saves.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect(refused).toHaveLength(isSame ? 1 : 0)
      if (isSame) {
        const { by, sections }: StorefrontConflict = refused[0]!.body
        conflicts++
        const loser = saves.findIndex(({ status }) => status === 409)
        const [kept, lost] = loser === 0 ? [wished[1], wished[0]] : [wished[0], wished[1]]
        expect(sections.map(({ theirs }) => theirs && titleOf(theirs))).toEqual([kept])
        expect(by).not.toBeNull()
        expect(titles).toContain(kept)
        expect(titles).not.toContain(lost)
        // The user keeps their own: saved against the revision that the conflict named.
        const own = after.sections.map((section, index) => (index === left ? retitled(section, lost) : section))
        expect((await editors[loser]!.save(after, own)).status).toBe(200)
      } else expect(titles).toEqual(expect.arrayContaining([...wished]))
      if (added.length > 0) {
        const last = await ana.read()
        const extra = last.sections.find((section) => titleOf(section) === `Added ${round}`)
        // A refused save added nothing.
        if (saves[0].status === 200) expect(extra).toBeDefined()
        await ana.save(last, last.sections.slice(0, 6))
      }
    }
    expect(conflicts).toBe(Math.floor(rounds / 3))
  } finally {
    await site.stop()
  }
})
