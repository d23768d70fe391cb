// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { type EditorContextValue, EditorContext } from '#islands/storefront-editor/editorContext.ts'
import { ViewBar } from '#islands/storefront-editor/header/ViewBar.tsx'
import { SettingsFrame, type SettingsFrameProps } from '#islands/forms/frame/SettingsFrame.tsx'

const names = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ar: 'العربية', he: 'עברית' }
const frame: SettingsFrameProps = {
  messages: { lang: 'en', strings: {} },
  lang: 'en',
  dir: 'ltr',
  nonce: 'n0nce',
  icons: '/icons.svg',
  uid: 1,
  siteLanguage: 'en',
  languages: Object.entries(names).map(([langcode, name]) => ({
    langcode,
    name,
    dir: langcode === 'ar' ? 'rtl' : 'ltr',
  })),
  timeZone: 'Europe/Copenhagen',
  ownCriteria: ['language', 'skill'],
}

afterEach(cleanup)

test('the canvas has the direction of its language on this site, until the other one is chosen', () => {
  const editorScreen = showBar()
  const button = screen.getByRole('button', { name: 'Right to left' })
  const isPressed = () => button.getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  fireEvent.click(button)
  expect([isPressed(), editorScreen.$dir.get()]).toEqual(['true', 'rtl'])
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(isPressed()).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }))
  expect(isPressed()).toBe('true')
  fireEvent.click(button)
  expect([isPressed(), editorScreen.$dir.get()]).toEqual(['false', 'ltr'])
})

test('the canvas can be shown in each language of the site', () => {
  const editorScreen = showBar()
  const languages = within(screen.getByRole('group', { name: 'Language' }))
  expect(languages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(Object.values(names))
  fireEvent.click(languages.getByRole('button', { name: 'עברית' }))
  expect(editorScreen.$language.get()).toBe('he')
})

function showBar() {
  const editorScreen = createEditorScreen('en')
  const parts = {
    screen: editorScreen,
    listed: { $sections: atom([]), $ids: atom([]) },
    preview: { $previewed: atom(null), $hiddenIds: atom(new Set()) },
  }
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={parts as unknown as EditorContextValue}>
        <ViewBar />
      </EditorContext>
    </SettingsFrame>,
  )
  return editorScreen
}
