// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { fillField, saveThing, showThing, submitThing } from './thingForm.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the fields of texts per language', () => {
  test('open the tab of a language that has a problem', async () => {
    showThing()
    saveThing.mockRejectedValueOnce(
      new ApiError(400, [{ message: 'Not this word.', path: 'title[ar]', code: 'custom' }]),
    )
    fillField('Price', '60')
    submitThing()
    fireEvent.click(await screen.findByRole('link', { name: /Title/ }))
    const title = await waitFor(() => {
      const field = screen.getByRole('textbox', { name: 'Title' })
      expect(field.lang).toBe('ar')
      return field
    })
    expect(title.dir).toBe('rtl')
    expect(document.activeElement).toBe(title)
  })

  test('say how many texts of each language are written', () => {
    showThing()
    expect(screen.getByRole('tab', { name: /English/ }).textContent).toContain('1 of 1')
    expect(screen.getByRole('tab', { name: /العربية/ }).textContent).toContain('0 of 1')
  })

  test('begin with the language of the reader, and with that of the site while a text of the site is missing', () => {
    const openTab = () => screen.getByRole('tab', { selected: true }).textContent
    showThing({ lang: 'ar', needsTitle: true })
    expect(screen.getAllByRole('tab')[0]?.textContent).toContain('العربية')
    expect(openTab()).toContain('العربية')
    cleanup()
    showThing({ lang: 'ar', needsTitle: true, title: { en: '', ar: '' } })
    expect(openTab()).toContain('English')
    cleanup()
    showThing({ lang: 'fr', needsTitle: true })
    expect(openTab()).toContain('English')
  })
})
