import { useState } from 'react'
import { ApiError, call } from '#client/api.ts'
import { noticeFailure } from '#client/failures.ts'
import { SignInAgainDialog } from '../settings/SignInAgainDialog.tsx'

/** Asks for the password when the session has ended, and repeats the call that was refused. */
export function SignInDialog({ again, onClose }: { again(): void; onClose(): void }) {
  const [state, setState] = useState({ problem: '', busy: false })
  const signIn = async (name: string, password: string) => {
    setState({ problem: '', busy: true })
    try {
      await call('POST session', { body: { name, password }, whole: false })
      onClose()
      again()
    } catch (error) {
      const problem = error instanceof ApiError ? (error.problems[0]?.message ?? '') : ''
      if (problem === '') noticeFailure(error)
      setState({ problem, busy: false })
    }
  }
  return <SignInAgainDialog {...state} onSignIn={(name, password) => void signIn(name, password)} onClose={onClose} />
}
