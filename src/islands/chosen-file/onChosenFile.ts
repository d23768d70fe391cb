/**
 * Calls `take` with each file that the user chooses in the field, and with `undefined` when the choice is taken back.
 * A file that was chosen before this script ran counts, too.
 * A file of more than `data-most` bytes makes the field invalid, with the text of `data-too-large`.
 */
export function onChosenFile(input: HTMLInputElement, take: (file: File | undefined) => void): void {
  function check() {
    const [file] = input.files ?? []
    const isTooLarge = (file?.size ?? 0) > Number(input.dataset.most)
    input.setCustomValidity(isTooLarge ? (input.dataset.tooLarge ?? '') : '')
    take(file)
  }
  input.addEventListener('change', check)
  if (input.files?.length) check()
}
