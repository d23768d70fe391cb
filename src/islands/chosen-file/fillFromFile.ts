import { onChosenFile } from './onChosenFile.ts'

/** Fills the text field that a file input names in `data-fills` with the text of the chosen file. */
export function fillFromFile(page: Document): void {
  for (const input of page.querySelectorAll<HTMLInputElement>('input[type="file"][data-fills]')) {
    const field = page.getElementById(input.dataset.fills ?? '')
    if (!(field instanceof HTMLTextAreaElement)) continue
    onChosenFile(input, async (file) => {
      if (!file || !input.reportValidity()) return
      field.value = await file.text()
      field.focus()
    })
  }
}
