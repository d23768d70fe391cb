// @vitest-environment happy-dom
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sectionDataKey } from '#client/queries/sectionData.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { CanvasSection } from '#islands/storefront-editor/canvas/CanvasSection.tsx'
import { draftOf } from '#shared/sections/draftSections.ts'
import { storedSection } from '../../../client/editor/storyEditor.ts'
import { view } from '../../sections/samples.ts'
import { editorFrame } from '../editorFrame.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const frame = editorFrame()
const section = draftOf(storedSection(1, 'categories'))
const views = { en: view, fr: { ...view, lang: 'fr' } }
const found = { data: [{ terms: [{ tid: 3, name: 'Writing', count: 4, url: '/search?term=3' }] }] }

let client: QueryClient

function Canvas({ language }: { language: 'en' | 'fr' }) {
  client = useQueryClient()
  return (
    <CanvasSection
      id={1}
      type={section.type}
      data={section.data}
      storefront="registered"
      own="en"
      siteLanguage="en"
      asOf={null}
      view={views[language]}
      level={2}
      lead={false}
      name="By subject"
    />
  )
}

test('a section whose data is refused says so, and is drawn in each language once the data can be read', async () => {
  let isRefused = false
  const answer = () => (isRefused ? Response.json({ errors: [] }, { status: 401 }) : Response.json(found))
  vi.stubGlobal('fetch', async () => answer())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const draw = (language: 'en' | 'fr') => (
    <SettingsFrame frame={frame}>
      <Canvas language={language} />
    </SettingsFrame>
  )
  const { rerender } = render(draw('en'))
  await screen.findByText('Writing')
  isRefused = true
  rerender(draw('fr'))
  await screen.findByText('By subject: could not be loaded')
  rerender(draw('en'))
  await screen.findByText('Writing')
  rerender(draw('fr'))
  await screen.findByText('By subject: could not be loaded')
  isRefused = false
  await act(() => client.invalidateQueries({ queryKey: sectionDataKey }))
  expect(await screen.findByText('Writing')).toBeTruthy()
})
