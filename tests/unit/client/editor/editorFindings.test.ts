import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorFindings } from '#client/editor/editorFindings.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection } from '#shared/sections/draftSections.ts'
import { definitions } from '#shared/sections/registry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('many links are checked in slices', async () => {
  const ask = vi.fn(async (_links: string[]) => [])
  await look(ask, [...Array.from({ length: 450 }, (_, index) => `/page/${index}`), `/${'a'.repeat(3000)}`])
  expect(ask.mock.calls.map(([links]) => links.length)).toEqual([200, 200, 50])
})

test('links that could not be checked are asked for again after the next change', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ask = vi.fn(async (_links: string[]) => [] as string[]).mockRejectedValueOnce(new TypeError('offline'))
  const $sections = await look(ask, ['/a'])
  $sections.set([...$sections.get()])
  await vi.advanceTimersByTimeAsync(1000)
  $sections.set([...$sections.get()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask.mock.calls).toEqual([[['/a']], [['/a']]])
})

test('a value that was deleted since the editor was opened is found with the next version', async () => {
  const section = newSection('cta', { id: 7, language: 'en' })
  const restrictions = [{ type: 'organizations' as const, value: 3, rule: 'and' as const }]
  const restricted = { ...section, data: { ...section.data, restrictions } } as DraftSection
  const colors = {} as Parameters<typeof createEditorFindings>[0]['colors']
  const findings = createEditorFindings({ languages: ['en'], language: 'en', gone: [], colors }, async () => [])
  findings.watch(atom<readonly DraftSection[]>([restricted]))
  await vi.advanceTimersByTimeAsync(1000)
  const gone = () => findings.$findings.get().filter(({ kind }) => kind === 'gone')
  expect(gone()).toEqual([])
  findings.learn([{ section: 7, type: 'organizations', values: [3] }])
  expect(gone()).toMatchObject([{ section: 7, place: 'restrictions[0]' }])
})

async function look(ask: (links: string[]) => Promise<readonly string[]>, urls: readonly string[]) {
  const colors = {} as Parameters<typeof createEditorFindings>[0]['colors']
  const findings = createEditorFindings({ languages: ['en'], language: 'en', gone: [], colors }, ask)
  const $sections = atom<readonly DraftSection[]>(urls.map(linked))
  findings.watch($sections)
  await vi.advanceTimersByTimeAsync(1000)
  return $sections
}

function linked(url: string, index: number): DraftSection {
  const content = { en: { ...definitions.cta.defaults.content, links: [{ label: 'Go', url }] } }
  return newSection('cta', { id: -1 - index, language: 'en', start: { content } as object })
}
