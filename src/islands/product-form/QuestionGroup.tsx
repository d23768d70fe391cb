import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { LoadFailure } from '../forms/frame/LoadFailure.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useLoaded } from '../ui/useLoaded.ts'
import { useNear } from '../ui/useNear.ts'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import type { ProductValues } from './productValues.ts'

interface QuestionGroupProps {
  handle: SettingsFormHandle<ProductValues>
}

const loadList = () => import('./questions/QuestionList.tsx')

/** The questions of the checkout. Their code is loaded when they come near the screen, or have errors. */
export function QuestionGroup({ handle }: QuestionGroupProps) {
  const { control, places } = handle
  const { t } = useFrame()
  const place = useRef<HTMLFieldSetElement>(null)
  const questions = useWatch({ control, name: 'checkout_fields' })
  const { errors } = useFormState({ control })
  const isNear = useNear(place)
  const isWanted = isNear || errors.checkout_fields !== undefined
  const { code, isFailed, again } = useLoaded(loadList, { isWanted })
  const List = code?.QuestionList
  /** The path of the value that gets the focus when the list is loaded. */
  const wanted = useRef<string>(undefined)
  const follow = (path: string) => {
    wanted.current = path
    place.current?.focus()
  }
  useFieldPlace('checkout_fields', t('Questions at the checkout'), follow)
  useEffect(() => {
    if (!List || wanted.current === undefined) return
    places.find(wanted.current)?.focus()
    wanted.current = undefined
  }, [List, places])
  return (
    <FormGroup
      title={t('Questions at the checkout')}
      text={t('The buyer answers them before redeeming, from top to bottom.')}
    >
      <fieldset
        ref={place}
        tabIndex={-1}
        aria-label={t('Questions at the checkout')}
        className="question-place"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The person went on to something else.
          if (!currentTarget.contains(relatedTarget)) wanted.current = undefined
        }}
      >
        {isFailed && <LoadFailure words={t('The questions could not be loaded.')} again={again} />}
        {List ? (
          <List handle={handle} />
        ) : (
          <ol aria-busy={!isFailed}>
            {questions.map(({ name, label }, index) => (
              <li key={name}>
                <QuestionStandIn
                  path={`checkout_fields.${index}`}
                  label={label || t('New question')}
                  onFocus={follow}
                />
              </li>
            ))}
          </ol>
        )}
      </fieldset>
    </FormGroup>
  )
}

/** A question until the list is loaded. */
function QuestionStandIn({ path, label, onFocus }: { path: string; label: string; onFocus(path: string): void }) {
  useFieldPlace(path, label, onFocus)
  return <bdi>{label}</bdi>
}
