// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { createEditorView } from '#client/editor/editorView.ts'
import { type EditorContextValue, EditorContext } from '#islands/storefront-editor/editorContext.ts'
import { ViewBar } from '#islands/storefront-editor/header/ViewBar.tsx'
import { SettingsFrame, type SettingsFrameProps } from '#islands/settings/SettingsFrame.tsx'

const names = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ar: 'العربية', he: 'עברית' }
const frame: SettingsFrameProps = {
  messages: { lang: 'en', strings: {} },
  ...{ lang: 'en', dir: 'ltr', nonce: 'n0nce', icons: '/icons.svg', uid: 1, siteLanguage: 'en' },
  languages: Object.entries(names).map(([langcode, name]) => ({ langcode, name, dir: 'ltr' })),
  timeZone: 'Europe/Copenhagen',
}

afterEach(cleanup)

test('the canvas can be shown in each language of the site', () => {
  const view = createEditorView('en')
  const parts = { view, editor: { $sections: atom([]) }, preview: { $previewed: atom(null) } }
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={parts as unknown as EditorContextValue}>
        <ViewBar />
      </EditorContext>
    </SettingsFrame>,
  )
  const languages = within(screen.getByRole('group', { name: 'Language' }))
  expect(languages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(Object.values(names))
  fireEvent.click(languages.getByRole('button', { name: 'עברית' }))
  expect(view.$language.get()).toBe('he')
})
