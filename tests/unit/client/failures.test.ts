import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { noticeFailure } from '#client/failures.ts'
import { createQueryClient } from '#client/queryClient.ts'
import { walletQuery } from '#client/queries/wallet.ts'
import { createNotifications } from '#client/stores/notifications.ts'

const problems = [{ message: 'Sold out', path: 'products[0]', code: 'sold_out' }]
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function noticesAfter(...errors: unknown[]) {
  const notifications = createNotifications()
  for (const error of errors) noticeFailure(error, notifications)
  const list = notifications.$list.get().map(({ type, message }) => `${type}: ${message}`)
  notifications.clear()
  return list
}

describe('the generic failure notice', () => {
  const generic = ['error: Something went wrong, please try again.']

  test('is shown when the server cannot be reached, fails, or refuses without a problem', () => {
    expect(noticesAfter(new TypeError('offline'))).toEqual(generic)
    expect(noticesAfter(new ApiError(500, problems))).toEqual(generic)
    expect(noticesAfter(new ApiError(429, []))).toEqual(generic)
  })

  test('is shown once for several failures at the same time', () => {
    expect(noticesAfter(new TypeError('offline'), new ApiError(503, []))).toEqual(generic)
  })

  test('is not shown for a refusal that names its problems', () => {
    expect(noticesAfter(new ApiError(400, problems))).toEqual([])
  })

  test('is shown for every query and change that fails, but not for the wallet, which is only logged', async () => {
    const fail = vi.fn()
    const client = createQueryClient(fail)
    const offline = new TypeError('offline')
    const queryFn = () => Promise.reject(offline)
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn, retry: false })).rejects.toBe(offline)
    expect(fail).toHaveBeenCalledTimes(1)
    const change = client.getMutationCache().build(client, { mutationFn: queryFn })
    await expect(change.execute(undefined)).rejects.toBe(offline)
    expect(fail).toHaveBeenCalledTimes(2)
    await expect(client.fetchQuery({ ...walletQuery(), queryFn, retry: false })).rejects.toBe(offline)
    expect(fail).toHaveBeenCalledTimes(2)
  })
})
