import { useState } from 'react'
import { ApiError } from '#client/api.ts'
import { noticeFailure } from '#client/failures.ts'
import { OtherAccount, signInAgain } from '#client/forms/signInAgain.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SignInAgainDialog } from '../forms/dialogs/SignInAgainDialog.tsx'

/** Asks for the password when the session has ended, and repeats the call that was refused. */
export function SignInDialog({ again, onClose }: { again(): void; onClose(): void }) {
  const { uid } = useFrame()
  const [state, setState] = useState<{ problem: string; busy: boolean; other?: string }>({ problem: '', busy: false })
  const signIn = async (name: string, password: string, code?: string) => {
    setState((before) => ({ ...before, problem: '', busy: true }))
    try {
      await signInAgain(uid, name, password, code)
      onClose()
      again()
    } catch (error) {
      if (error instanceof OtherAccount) return setState({ problem: '', busy: false, other: error.account })
      const problem = error instanceof ApiError ? (error.problems[0]?.message ?? '') : ''
      if (problem === '') noticeFailure(error)
      setState((before) => ({ ...before, problem, busy: false }))
    }
  }
  return <SignInAgainDialog {...state} onSignIn={(...entered) => void signIn(...entered)} onClose={onClose} />
}
