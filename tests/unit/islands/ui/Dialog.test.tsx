// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Dialog, dialogSizes } from '#islands/ui/Dialog.tsx'

afterEach(cleanup)

describe('a dialog', () => {
  const words = { title: 'Set a target audience', description: 'The users who see the preview.', closeLabel: 'Close' }

  test.each(dialogSizes)('of size %s has its title, description, content and footer', (size) => {
    render(
      <Dialog
        open
        onClose={() => {}}
        {...words}
        size={size}
        icons="/icons.svg"
        footer={<button type="button">Save</button>}
      >
        Criteria
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: words.title, description: words.description })
    expect(dialog.getAttribute('data-size')).toBe(size)
    expect(dialog.textContent).toContain('Criteria')
    expect(dialog.textContent).toContain('Save')
  })

  test('closes by its button and by Escape', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} {...words} icons="/icons.svg" />)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('returns the focus to its button, unless something else took it', async () => {
    render(<OpenedByButton {...words} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    for (const other of [opener, screen.getByRole('button', { name: 'Elsewhere' })]) {
      opener.focus()
      fireEvent.click(opener)
      await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
      fireEvent.keyDown(document, { key: 'Escape' })
      if (other !== opener) other.focus()
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
      expect(document.activeElement).toBe(other)
    }
  })

  test('renders nothing while it is not open', () => {
    render(<Dialog open={false} onClose={() => {}} {...words} icons="/icons.svg" />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

function OpenedByButton(words: { title: string; description: string; closeLabel: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} {...words} icons="/icons.svg" />
    </>
  )
}
