const MESSAGE_MS = 6000

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
  say(list, (!answer ? list.dataset.failed : answer.ok ? list.dataset.saved : '') ?? '')
  if (!answer) return
  const next = row.nextElementSibling?.querySelector('textarea')
  const goesOn = 'next' in row.dataset
  const fresh = answer.rows.find(isOf(row))
  if (fresh) replace(row, fresh)
  else row.remove()
  // The last text that the filter matched: the page says so.
  if (!list.querySelector('.text-row')) location.reload()
  else if (fresh && (!answer.ok || !goesOn)) fieldToCorrect(fresh)?.focus()
  else next?.focus()
}

/** The first field with a problem; if there is none, the first field. */
function fieldToCorrect(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row.querySelector('textarea')
}

/** The message goes away by itself. */
function say(list: HTMLElement, message: string): void {
  const news = list.querySelector<HTMLElement>('[data-news]')
  if (!news) return
  news.textContent = message
  setTimeout(() => {
    if (news.textContent === message) news.textContent = ''
  }, MESSAGE_MS)
}

function isOf(row: HTMLElement): (other: HTMLElement) => boolean {
  return (other) => other.dataset.source === row.dataset.source
}

/** Returns the rows of the page that answers; `undefined` if another page answers, or none. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  try {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
    const response = await fetch(location.href, { method: 'POST', body })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!page.querySelector('.language-cards')) return undefined
    return { ok: response.ok, rows: [...page.querySelectorAll<HTMLElement>('.text-row')] }
  } catch {
    return undefined
  }
}

/** The ids of a row are its place in the list, which the answer may count in another way. */
function replace(row: HTMLElement, fresh: HTMLElement): void {
  const [from, to] = [fresh.id, row.id]
  for (const element of [fresh, ...fresh.querySelectorAll<HTMLElement>(`[id^="${from}"], [for], [aria-describedby]`)]) {
    for (const name of ['id', 'for', 'aria-describedby']) {
      const value = element.getAttribute(name)
      if (value?.startsWith(from)) element.setAttribute(name, to + value.slice(from.length))
    }
  }
  row.replaceWith(fresh)
}
