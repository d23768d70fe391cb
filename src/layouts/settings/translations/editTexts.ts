/**
 * Makes the list of texts quick to work with: a text is saved in its place, Ctrl + Enter saves it and goes to the next
 * one, and the page asks before unsaved texts are lost. Without it, each text is an ordinary form.
 */
export function editTexts(): void {
  const list = document.querySelector<HTMLElement>('.text-list')
  if (!list) return
  list.addEventListener('input', ({ target }) => {
    const row = rowOf(target)
    if (row) row.classList.toggle('text-changed', isChanged(row))
  })
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    const row = rowOf(event.target)
    if (!row) return
    event.preventDefault()
    row.dataset.next = ''
    row.querySelector('form')?.requestSubmit(row.querySelector<HTMLButtonElement>('[value="save"]'))
  })
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-insert]')
    if (button) insert(button)
  })
  list.addEventListener('submit', (event) => {
    const row = rowOf(event.target)
    if (!row) return
    event.preventDefault()
    if (!row.ariaBusy) void save(list, row, event.submitter)
  })
  addEventListener('beforeunload', (event) => {
    if (list.querySelector('.text-changed')) event.preventDefault()
  })
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.text-row') : null
}

function isChanged(row: HTMLElement): boolean {
  return fieldsOf(row).some(({ value, defaultValue }) => value !== defaultValue)
}

function fieldsOf(row: HTMLElement): HTMLTextAreaElement[] {
  return [...row.querySelectorAll('textarea')]
}

function insert(button: HTMLElement): void {
  const row = rowOf(button)
  const fields = row ? fieldsOf(row) : []
  const lacking = fields.find(({ value }) => !value.includes(button.dataset.insert ?? '')) ?? fields[0]
  if (!lacking) return
  lacking.setRangeText(button.dataset.insert ?? '', lacking.selectionStart, lacking.selectionEnd, 'end')
  lacking.focus()
  lacking.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The page answers with the whole list: only this row is replaced, so that other rows keep what was typed. */
async function save(list: HTMLElement, row: HTMLElement, submitter: HTMLElement | null): Promise<void> {
  const form = row.querySelector('form')
  if (!form) return
  row.ariaBusy = 'true'
  const answer = await send(form, submitter)
  row.ariaBusy = null
  const news = list.querySelector<HTMLElement>('[data-news]')
  const fresh = answer?.list && [...answer.list.querySelectorAll<HTMLElement>('.text-row')].find(isOf(row))
  if (!answer?.list) {
    if (news) news.textContent = list.dataset.failed ?? ''
    // The page itself says what is wrong, for example that the user is no longer signed in.
    form.submit()
    return
  }
  const isSaved = answer.ok
  const next = 'next' in row.dataset ? row.nextElementSibling?.querySelector('textarea') : null
  // A row that no longer matches the filter stays until the list is opened again.
  const shown = fresh ? replace(row, fresh) : settle(row)
  if (news) news.textContent = isSaved ? (list.dataset.saved ?? '') : ''
  if (!isSaved) shown.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  else (next ?? shown.querySelector('textarea'))?.focus()
}

function isOf(row: HTMLElement): (other: HTMLElement) => boolean {
  return (other) => other.dataset.source === row.dataset.source
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  try {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
    const response = await fetch(location.href, { method: 'POST', body })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return { ok: response.ok, list: page.querySelector('.text-list') }
  } catch {
    return undefined
  }
}

/** The ids of a row are its place in the list, which the answer may count in another way. */
function replace(row: HTMLElement, fresh: HTMLElement): HTMLElement {
  const [from, to] = [fresh.id, row.id]
  for (const element of [fresh, ...fresh.querySelectorAll<HTMLElement>(`[id^="${from}"], [for], [aria-describedby]`)]) {
    for (const name of ['id', 'for', 'aria-describedby']) {
      const value = element.getAttribute(name)
      if (value?.startsWith(from)) element.setAttribute(name, to + value.slice(from.length))
    }
  }
  row.replaceWith(fresh)
  return fresh
}

function settle(row: HTMLElement): HTMLElement {
  for (const field of fieldsOf(row)) field.defaultValue = field.value
  row.classList.remove('text-changed')
  return row
}
