// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFieldUploads, type FieldKeeper } from '#islands/forms/pictures/fieldUploads.ts'
import { ImageField } from '#islands/forms/pictures/ImageField.tsx'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { buttonNamed, choosePictures, pictureFile, SentPicture, sentRequests, storedPicture } from './sentPictures.ts'

const t = clientTranslate({ lang: 'en', strings: {} })

beforeEach(() => {
  SentPicture.all = []
  vi.stubGlobal('XMLHttpRequest', SentPicture)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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
    choosePictures(pictureFile())
    await sentRequests(sent)
    cleanup()
  }
  await leave(1)
  await act(async () => SentPicture.all[0]?.answer(201, storedPicture('/media/section/a.webp')))
  expect([keeper.store.mock.calls, keeper.fail.mock.calls]).toEqual([[['/media/section/a.webp']], []])
  await leave(2)
  await act(async () => SentPicture.all[1]?.answer(201, storedPicture('/media/section/b.webp')))
  expect(keeper.fail).toHaveBeenCalledTimes(1)
  await leave(3)
  await act(async () => SentPicture.all[2]?.end('error'))
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
    choosePictures(pictureFile())
    await sentRequests(sent)
    cleanup()
    render(field)
  }
  await leave(1)
  const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 })
  act(() => void SentPicture.all[0]?.upload.dispatchEvent(progress))
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
  await act(async () => SentPicture.all[0]?.end('error'))
  expect(screen.getByRole('alert').textContent).toMatch(/you can try again/)
  expect(keeper.fail).not.toHaveBeenCalled()
  fireEvent.click(buttonNamed('Try again'))
  await sentRequests(2)
  await act(async () => SentPicture.all[1]?.answer(201, storedPicture('/media/section/a.webp')))
  expect(store.mock.calls).toEqual([['/media/section/a.webp']])
  cleanup()

  await leave(3)
  fireEvent.click(buttonNamed('Cancel'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect([store, keeper.fail].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
