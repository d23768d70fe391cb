import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useNear } from '../ui/useNear.ts'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import type { ProductValues } from './productValues.ts'

interface QuestionGroupProps {
  handle: SettingsFormHandle<ProductValues>
}

/** The questions of the checkout. Their code is loaded when they come near the screen, or have errors. */
export function QuestionGroup({ handle }: QuestionGroupProps) {
  const { t } = useFrame()
  const place = useRef<HTMLDivElement>(null)
  const questions = useWatch({ control: handle.control, name: 'checkout_fields' })
  const { errors } = useFormState({ control: handle.control })
  const [List, setList] = useState<ComponentType<QuestionGroupProps>>()
  const isNear = useNear(place)
  const isWanted = isNear || errors.checkout_fields !== undefined
  const focus = () => place.current?.focus()
  useFieldPlace('checkout_fields', t('Questions at the checkout'), focus)
  useEffect(() => {
    if (!isWanted) return
    import('./questions/QuestionList.tsx').then(({ QuestionList }) => setList(() => QuestionList), console.warn)
  }, [isWanted])
  return (
    <FormGroup
      title={t('Questions at the checkout')}
      text={t('The buyer answers them before redeeming, from top to bottom.')}
    >
      <div ref={place} tabIndex={-1} className="question-place">
        {List ? (
          <List handle={handle} />
        ) : (
          <ol aria-busy>
            {questions.map(({ name, label }, index) => (
              <li key={name}>
                <QuestionStandIn path={`checkout_fields.${index}`} label={label || t('New question')} onFocus={focus} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </FormGroup>
  )
}

/** A question until the list is loaded. */
function QuestionStandIn({ path, label, onFocus }: { path: string; label: string; onFocus(): void }) {
  useFieldPlace(path, label, onFocus)
  return <bdi>{label}</bdi>
}
