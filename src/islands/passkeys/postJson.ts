/** A call of the API that was refused; the message is in the language of the page. */
export class CallRefused extends Error {}

/**
 * Posts JSON to the API of this site and returns the data of its answer.
 * @throws CallRefused with the words of the site
 */
export async function postJson<Data>(path: string, body: object = {}): Promise<Data> {
  const response = await fetch(`/api/v2/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: { data: Data; errors?: { message: string }[] } = await response.json()
  if (!response.ok) throw new CallRefused(answer.errors?.[0]?.message ?? '')
  return answer.data
}

/** Runs the work of a button, which cannot be pressed twice meanwhile; a failure is said beside it. */
export async function runOnPress(
  button: HTMLButtonElement,
  said: HTMLElement,
  work: () => Promise<void>,
): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  said.textContent = ''
  try {
    await work()
  } catch (error) {
    said.textContent = (error instanceof CallRefused && error.message) || (said.dataset.failed ?? '')
  } finally {
    button.ariaBusy = null
  }
}
