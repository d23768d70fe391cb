import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { listErrors } from '#client/forms/listErrors.ts'
import { FieldPlacesProvider } from '../fields/FormFields.tsx'
import { FormErrors, type ShownProblem } from './FormErrors.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import type { SettingsFormHandle } from './useSettingsForm.ts'
import './settingsForm.css'

const FormDialogs = lazy(async () => ({ default: (await import('./FormDialogs.tsx')).FormDialogs }))

interface SettingsFormProps<Values extends FieldValues> {
  handle: SettingsFormHandle<Values>
  /** The label of the button; by default 'Save'. */
  saveLabel?: string
  /** The form makes a new thing: it can be sent without changes. */
  creating?: boolean
  /** The unsaved changes in words; by default the names of their fields. */
  changesSaid?: string | undefined
  /** The labels of values that are made of several fields. */
  groupLabels?: Readonly<Record<string, string>>
  /** Beside the fields: what they mean for the learner. */
  aside?: ReactNode
  /** A value of a conflict in words; `undefined`: the standard words. */
  describe?: ((name: string, value: unknown) => string | undefined) | undefined
  children: ReactNode
}

/** The form of a settings page: the save bar, the summary of the errors, the dialogs, and the fields. */
export function SettingsForm<Values extends FieldValues>({ handle, ...rest }: SettingsFormProps<Values>) {
  const { saveLabel, creating = false, changesSaid, groupLabels = {}, aside, describe, children } = rest
  const { form, store, places } = handle
  const { t } = useFrame()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [isLive, setLive] = useState(false)
  const phase = useStore(store.$phase, { ssr: 'initial' })
  const changed = useStore(store.$changed, { ssr: 'initial' })
  const restored = useStore(store.$restored, { ssr: 'initial' })
  const trouble = useStore(store.$trouble, { ssr: 'initial' })
  const general = useStore(store.$problems, { ssr: 'initial' })
  const refusals = useStore(store.$refusals, { ssr: 'initial' })
  const asks = useStore(store.$dialog, { ssr: 'initial' }) !== null
  const { errors } = useFormState({ control: form.control })
  const wrong = listErrors(errors)
  const shown: ShownProblem[] = [
    ...general.map((message) => ({ message })),
    ...wrong.map(({ name, message }) => {
      const place = places.find(name)
      // A field that was loaded since then is nearer.
      return { name, message, label: place?.label, id: place?.id, follow: place && (() => places.find(name)?.focus()) }
    }),
  ]

  useEffect(() => {
    setLive(true)
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  }, [])

  const submit = form.handleSubmit(() => store.save(), store.refuse)
  const isIdle = changed.length === 0 && !creating
  // The first change loads the dialogs: then they can open also without a connection.
  const [hasDialogs, setHasDialogs] = useState(false)
  if (!hasDialogs && (changed.length > 0 || asks)) setHasDialogs(true)
  return (
    <>
      <form
        id={id}
        ref={element}
        className={aside ? 'settings-form settings-form-wide' : 'settings-form'}
        noValidate
        data-ready={isLive || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isIdle && phase !== 'saving') void submit(event)
        }}
      >
        <SaveBar
          phase={phase}
          trouble={trouble}
          restored={restored}
          saveLabel={saveLabel}
          creating={creating}
          changesSaid={changesSaid}
          changed={changed.map(
            (name) => groupLabels[name] ?? places.find(name)?.label ?? firstLabel(places, form.getValues(), name),
          )}
          wrong={shown.length}
          formId={id}
          onDiscard={store.discard}
        />
        <div className="settings-form-fields">
          <FormErrors title={t('Please check the following')} problems={shown} attempt={refusals} />
          <FieldPlacesProvider places={places}>{children}</FieldPlacesProvider>
        </div>
        {aside && <div className="settings-form-aside">{aside}</div>}
      </form>
      {hasDialogs && (
        <Suspense fallback={null}>
          <FormDialogs
            store={store}
            labelOf={(name) => groupLabels[name] ?? places.find(name)?.label ?? name}
            showValue={(name, value) => describe?.(name, value)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The label of the first field inside a value that has no field itself. */
function firstLabel(places: SettingsFormHandle<FieldValues>['places'], values: FieldValues, name: string): string {
  const inner = Object.keys(Object(values[name]))
  return inner.map((key) => places.find(`${name}.${key}`)?.label).find((label) => label !== undefined) ?? name
}
