// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFieldUploads, type FieldKeeper, type FieldPicture } from '#islands/forms/pictures/fieldUploads.ts'
import { ImageField } from '#islands/forms/pictures/ImageField.tsx'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { PICTURE_BYTES } from '#shared/media/uploadLimits.ts'

const t = clientTranslate({ lang: 'en', strings: {} })
const mug = { file: '/media/demo/mug.svg', alt: 'A mug' }
const cap = { file: '/media/demo/cap.svg', alt: 'A cap' }

/** The requests of the page, answered by the test. */
class Sent extends EventTarget {
  static all: Sent[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  form: FormData | undefined
  isAborted = false
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form
    Sent.all.push(this)
  }
  abort() {
    this.isAborted = true
    this.end('abort')
  }
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }
}

beforeEach(() => {
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form({ start = [], max = 6 }: { start?: FieldPicture[]; max?: number }) {
  const [value, setValue] = useState<FieldPicture[]>(start)
  return (
    <>
      <ImageField
        label="Pictures"
        purpose="product"
        ratio={4 / 3}
        value={value}
        max={max}
        t={t}
        icons="/i"
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const value = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const files = () => value().map(({ file }: FieldPicture) => file)
const named = (name: string) => screen.getByRole('button', { name })
const choose = (...chosen: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: chosen } })
/** Waits until the page has sent this many requests; it sends one after the other. */
const requests = (count: number) => waitFor(() => expect(Sent.all).toHaveLength(count))
const picture = (name = 'quay.jpg') => new File(['x'], name, { type: 'image/jpeg' })
const stored = (file: string) => ({ data: { file, url: file, type: 'image/webp', bytes: 1, width: 1, height: 1 } })

test('a picture is uploaded with its progress, and then described', async () => {
  render(<Form />)
  choose(picture())
  await requests(1)
  const [sent] = Sent.all
  expect([sent?.form?.get('purpose'), sent?.form?.get('file')]).toEqual(['product', expect.any(Blob)])
  act(
    () =>
      void sent?.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 })),
  )
  expect(screen.getByText(/25%/)).toBeTruthy()
  await act(async () => sent?.answer(201, stored('/media/product/a.webp')))
  expect(screen.queryByRole('progressbar')).toBeNull()
  const alt = screen.getByLabelText(/What does the picture show/)
  fireEvent.change(alt, { target: { value: 'The old quay' } })
  expect(value()).toEqual([{ file: '/media/product/a.webp', alt: 'The old quay' }])
})

test('pictures that are chosen together are sent one after the other, and all are kept', async () => {
  render(<Form />)
  choose(picture('a.jpg'), picture('b.jpg'))
  await requests(1)
  await act(async () => Sent.all[0]?.answer(201, stored('/media/product/a.webp')))
  await requests(2)
  await act(async () => Sent.all[1]?.answer(201, stored('/media/product/b.webp')))
  await waitFor(() => expect(files()).toEqual(['/media/product/a.webp', '/media/product/b.webp']))
})

test('a refused or interrupted upload says why, and can be tried again', async () => {
  render(<Form />)
  choose(picture())
  const errors = [{ message: 'This is not a picture.', path: 'file', code: 'type' }]
  await requests(1)
  await act(async () => Sent.all[0]?.answer(400, { errors }))
  expect(screen.getByRole('alert').textContent).toBe('This is not a picture.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(named('Remove'))
  choose(picture())
  await requests(2)
  await act(async () => Sent.all[1]?.end('error'))
  expect(screen.getByRole('alert').textContent).toContain('The picture is still here')
  fireEvent.click(named('Try again'))
  await requests(3)
  await act(async () => Sent.all[2]?.answer(201, stored('/media/product/a.webp')))
  expect(files()).toEqual(['/media/product/a.webp'])
})

test('a file over the limit is not sent', () => {
  render(<Form />)
  const large = picture()
  Object.defineProperty(large, 'size', { value: PICTURE_BYTES + 1 })
  choose(large)
  expect(screen.getByRole('alert').textContent).toBe('This file is too large. At most 15 MB are possible.')
  expect(Sent.all).toEqual([])
})

test('a cancelled upload leaves nothing', async () => {
  render(<Form />)
  choose(picture())
  await act(async () => fireEvent.click(named('Cancel')))
  expect([screen.queryByRole('progressbar'), screen.queryByRole('alert'), files()]).toEqual([null, null, []])
})

const keptField = (keeper: FieldKeeper) => (
  <ImageField
    label="Picture"
    purpose="section"
    ratio={1}
    t={t}
    icons="/i"
    keeper={keeper}
    value={[]}
    onChange={() => {}}
  />
)

test('a picture on its way is stored after its field went, or said to be lost, where the form keeps uploads', async () => {
  const keeper = {
    begin: vi.fn(),
    end: vi.fn(),
    fail: vi.fn(),
    store: vi.fn((file: string) => file.includes('a.webp')),
  }
  const field = keptField(keeper)
  const leave = async (sent: number) => {
    render(field)
    choose(picture())
    await requests(sent)
    cleanup()
  }
  await leave(1)
  await act(async () => Sent.all[0]?.answer(201, stored('/media/section/a.webp')))
  expect([keeper.store.mock.calls, keeper.fail.mock.calls]).toEqual([[['/media/section/a.webp']], []])
  await leave(2)
  await act(async () => Sent.all[1]?.answer(201, stored('/media/section/b.webp')))
  expect(keeper.fail).toHaveBeenCalledTimes(1)
  await leave(3)
  await act(async () => Sent.all[2]?.end('error'))
  expect(keeper.fail).toHaveBeenCalledTimes(2)
  expect([keeper.begin, keeper.end].map(({ mock }) => mock.calls.length)).toEqual([3, 3])
})

test('a field that is shown again shows the picture that is still on its way, with its progress and Cancel', async () => {
  const uploads = createFieldUploads()
  const store = vi.fn(() => true)
  const keeper = { begin: vi.fn(), end: vi.fn(), fail: vi.fn(), store, uploads }
  const field = keptField(keeper)
  const leave = async (sent: number) => {
    render(field)
    choose(picture())
    await requests(sent)
    cleanup()
    render(field)
  }
  await leave(1)
  const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 })
  act(() => void Sent.all[0]?.upload.dispatchEvent(progress))
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
  await act(async () => Sent.all[0]?.end('error'))
  expect(screen.getByRole('alert').textContent).toMatch(/you can try again/)
  expect(keeper.fail).not.toHaveBeenCalled()
  fireEvent.click(named('Try again'))
  await requests(2)
  await act(async () => Sent.all[1]?.answer(201, stored('/media/section/a.webp')))
  expect(store.mock.calls).toEqual([['/media/section/a.webp']])
  cleanup()

  await leave(3)
  fireEvent.click(named('Cancel'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect([store, keeper.fail].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('pictures change their order by buttons, and the focus follows', () => {
  render(<Form start={[mug, cap]} />)
  fireEvent.click(named('Move picture 1 down'))
  expect(files()).toEqual([cap.file, mug.file])
  expect(screen.getByText('Picture 2 of 2').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(named('Move picture 2 up'))
})

test('a removed picture leaves the focus on the field', () => {
  render(<Form start={[mug]} max={1} />)
  expect(screen.queryByLabelText('Choose a picture')).toBeNull()
  fireEvent.click(named('Remove: Picture 1 of 1'))
  expect(files()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a picture'))
})

test('a replaced picture keeps its place and its text', async () => {
  render(<Form start={[mug, cap]} />)
  fireEvent.change(screen.getByLabelText('Replace: Picture 1 of 2'), { target: { files: [picture()] } })
  await requests(1)
  await act(async () => Sent.all[0]?.answer(201, stored('/media/product/a.webp')))
  expect(value()).toEqual([{ ...mug, file: '/media/product/a.webp' }, cap])
})

test('a newer choice for a picture ends the upload of the older one', async () => {
  render(<Form start={[mug, cap]} />)
  const replace = () =>
    fireEvent.change(screen.getByLabelText('Replace: Picture 1 of 2'), { target: { files: [picture()] } })
  replace()
  await requests(1)
  replace()
  await requests(2)
  expect([screen.getAllByRole('progressbar').length, Sent.all[0]?.isAborted]).toEqual([1, true])
  await act(async () => Sent.all[1]?.answer(201, stored('/media/product/b.webp')))
  expect(files()).toEqual(['/media/product/b.webp', cap.file])
})

test('no more pictures than the limit are taken', async () => {
  render(<Form start={[mug]} max={2} />)
  choose(picture('a.jpg'), picture('b.jpg'))
  await requests(1)
  await act(async () => Sent.all[0]?.answer(201, stored('/media/product/a.webp')))
  expect(files()).toEqual([mug.file, '/media/product/a.webp'])
  expect(Sent.all).toHaveLength(1)
})
