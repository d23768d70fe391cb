import { expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { readFileForm } from '#server/http/fileForm.ts'

const url = 'https://saltmarsh.test/import'

function formOf(...parts: [name: string, value: string | Blob][]): Request {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return new Request(url, { method: 'POST', body: form })
}

async function refusalOf(body: string, type: string) {
  const request = new Request(url, { method: 'POST', body, headers: { 'content-type': type } })
  const error = await readFileForm(request).catch((reason: unknown) => reason)
  if (!(error instanceof Refusal)) throw new Error('Not refused.', { cause: error })
  return error.problems.map(({ path, code }) => [error.status, path, code])
}

test('a form of a page is read with its fields and its file', async () => {
  const { fields, file } = await readFileForm(
    formOf(['note', 'Spring'], ['file', new Blob(['mail;points'])], ['step', '2']),
  )
  expect(fields).toEqual({ note: 'Spring', step: '2' })
  expect(new TextDecoder().decode(file ?? undefined)).toBe('mail;points')
})

test('a form in which no file was chosen has none', async () => {
  expect(await readFileForm(formOf(['file', new Blob([])], ['step', '1']))).toEqual({
    fields: { step: '1' },
    file: null,
  })
})

test('another body is refused', async () => {
  for (const type of ['', 'text/csv', 'multipart/form-data', 'x-multipart/form-data; boundary=x']) {
    expect(await refusalOf('a', type)).toEqual([[415, '', 'type']])
  }
  const untyped = new Request(url, { method: 'POST', body: new Uint8Array([97]) })
  await expect(readFileForm(untyped)).rejects.toMatchObject({ status: 415, problems: [{ code: 'type' }] })
  expect(await refusalOf('nothing', 'Multipart/Form-Data ; boundary=x')).toEqual([[400, '', 'form']])
})
