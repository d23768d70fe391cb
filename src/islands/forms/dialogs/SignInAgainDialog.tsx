import { type SubmitEvent, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface SignInAgainDialogProps {
  /** Why the last attempt was refused; '' before the first one. */
  problem: string
  busy: boolean
  /** The name of another account that was entered. */
  other?: string | undefined
  onSignIn(name: string, password: string, code?: string): void
  onClose(): void
}

/** Asks for the password when the session has ended before a save. The typed values stay behind it. */
export function SignInAgainDialog({ problem, busy, other, onSignIn, onClose }: SignInAgainDialogProps) {
  const { t, icons, userName } = useFrame()
  const id = useId()
  const requiredTitle = t('This field is required.')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const entered = new FormData(event.currentTarget)
    const code = String(entered.get('code')).trim()
    if (!busy) onSignIn(String(entered.get('name')), String(entered.get('password')), code || undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      size="small"
      title={t('Log in again')}
      description={
        userName
          ? t('The session of {{name}} has ended. Nothing you typed is lost: log in, and we save it.', {
              name: userName,
            })
          : t('Your session has ended. Nothing you typed is lost: log in, and we save it.')
      }
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" type="submit" form={id} busy={busy}>
            {t('Log in and save')}
          </Button>
        </>
      }
    >
      <form id={id} className="stack tight" onSubmit={submit}>
        {other !== undefined && (
          <p className="message danger" role="alert">
            {t('Not saved: this is the account of {{name}}. Log in with the account that made these changes.', {
              name: other,
            })}
          </p>
        )}
        {problem && (
          <p className="message danger" role="alert">
            {problem}
          </p>
        )}
        <Field
          label={t('Username or email')}
          requiredTitle={requiredTitle}
          required
          control={(control) => <input {...control} name="name" autoComplete="username" dir="ltr" />}
        />
        <Field
          label={t('Password')}
          requiredTitle={requiredTitle}
          required
          control={(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" dir="ltr" />
          )}
        />
        <Field
          label={t('Code, if your account has a second factor')}
          requiredTitle={requiredTitle}
          control={({ required: _, ...control }) => (
            <input {...control} name="code" autoComplete="one-time-code" dir="ltr" maxLength={40} />
          )}
        />
      </form>
    </Dialog>
  )
}
