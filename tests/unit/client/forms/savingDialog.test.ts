import { expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createSavingDialog } from '#client/forms/savingDialog.ts'
import { OtherAccount } from '#client/forms/signInAgain.ts'

function open(signIn: () => Promise<unknown> = async () => {}) {
  const [fail, leave, save, giveUp] = [vi.fn(), vi.fn(), vi.fn(async () => {}), vi.fn()]
  const dialog = createSavingDialog<{ kind: 'conflict' }>({ signIn, fail, leave }, { save, giveUp })
  return { dialog, fail, leave, save, giveUp }
}

test('after the session has ended, the user logs in and the save is sent again', async () => {
  const { dialog, save } = open()
  dialog.askToSignIn()
  expect(dialog.$dialog.get()).toEqual({ kind: 'sign-in', problem: '', busy: false })
  await dialog.signIn('ana', 'secret')
  expect(dialog.$dialog.get()).toBeNull()
  expect(save).toHaveBeenCalledOnce()
})

test('a wrong password is said in the dialog, and a failure also in a notice', async () => {
  const wrong = open(() => Promise.reject(new ApiError(400, [{ message: 'No.', path: '', code: 'custom' }], {})))
  await wrong.dialog.signIn('ana', 'secret')
  expect(wrong.dialog.$dialog.get()).toEqual({ kind: 'sign-in', problem: 'No.', busy: false })
  const broken = open(() => Promise.reject(new TypeError('No network.')))
  await broken.dialog.signIn('ana', 'secret')
  expect(broken.dialog.$dialog.get()).toEqual({ kind: 'sign-in', problem: '', busy: false })
  expect([wrong.fail.mock.calls.length, broken.fail.mock.calls.length]).toEqual([0, 1])
  expect([wrong.save.mock.calls.length, broken.save.mock.calls.length]).toEqual([0, 0])
})

test('another account does not save the work of this one, and the dialog says so until the right one logs in', async () => {
  let account = 'Sam'
  const { dialog, save } = open(async () => {
    if (account !== 'Ana') throw new OtherAccount(account)
  })
  dialog.askToSignIn()
  await dialog.signIn('sam', 'secret')
  expect(dialog.$dialog.get()).toEqual({ kind: 'sign-in', problem: '', busy: false, other: 'Sam' })
  expect(save).not.toHaveBeenCalled()
  account = 'Ana'
  await dialog.signIn('ana', 'secret')
  expect([save.mock.calls.length, dialog.$dialog.get()]).toEqual([1, null])
  dialog.askToSignIn()
  expect(dialog.$dialog.get()).toEqual({ kind: 'sign-in', problem: '', busy: false })
})

test('the page is left only after the user has said so', () => {
  const { dialog, leave, giveUp } = open()
  dialog.leave()
  dialog.askToLeave('/search')
  dialog.closeDialog()
  dialog.leave()
  expect(giveUp).not.toHaveBeenCalled()
  dialog.askToLeave('/search')
  dialog.leave()
  expect(giveUp).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledWith('/search')
})

test('a save without a connection is another trouble than a failure of the server', () => {
  const { dialog } = open()
  dialog.fail(new TypeError('No network.'))
  expect(dialog.$trouble.get()).toBe('connection')
  dialog.fail(new ApiError(500, [], {}))
  expect(dialog.$trouble.get()).toBe('failure')
  dialog.forgetTrouble()
  expect(dialog.$trouble.get()).toBeNull()
})
