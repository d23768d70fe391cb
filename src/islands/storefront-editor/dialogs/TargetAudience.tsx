import { useStore } from '@nanostores/react'
import { useQueries } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { type AudienceChoice, hasCriterion } from '#client/editor/audiencePreview.ts'
import { noticeFailure } from '#client/failures.ts'
import { criterionQuery } from '#client/queries/criterion.ts'
import { criteria, criteriaOf, isSingle } from '#shared/audience/criteria.ts'
import { Select } from '../../settings/Select.tsx'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useEditor } from '../editorContext.ts'
import { AudienceAnswer } from './AudienceAnswer.tsx'
import './targetAudience.css'

/** Chooses the audience whose storefront is previewed; nothing is saved. */
export function TargetAudience() {
  const { t, icons, dir, nonce } = useFrame()
  const { editor, preview, view, overlays } = useEditor()
  const id = useId()
  const [choice, setChoice] = useState<AudienceChoice>(useStore(preview.$previewed)?.choice ?? {})
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notice = useRef<HTMLParagraphElement>(null)
  const types = criteriaOf(editor.type)
  const lists = useQueries({ queries: types.map((type) => criterionQuery(type)) })

  const wordsOf = () =>
    types
      .filter((type) => choice[type]?.length)
      .map((type) => {
        const known = lists[types.indexOf(type)]?.data ?? []
        const names = choice[type]!.map((value) => known.find((one) => one.value === value)?.label ?? String(value))
        return `${t(criteria[type].label)} ${names.join(', ')}`
      })
      .join(' · ')

  const submit = async () => {
    if (!hasCriterion(choice)) {
      setRefused(true)
      requestAnimationFrame(() => notice.current?.focus())
      return
    }
    setBusy(true)
    try {
      await preview.choose(choice, wordsOf(), view.$asOf.get())
      const editingId = editor.$editingId.get()
      if (editingId !== null) editor.edit(editingId, 'view')
      overlays.close()
    } catch (error) {
      noticeFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={overlays.close}
      size="full-page"
      title={t('Set a target audience')}
      description={t('See the storefront as these people see it. Nothing is saved or sent.')}
      closeLabel={t('Close')}
      icons={icons}
      footer={
        <div className="target-foot">
          <p className="hint">{t('A person must fit every line you set; within a line, one value is enough.')}</p>
          <Button look="text" onClick={overlays.close}>
            {t('Cancel')}
          </Button>
          <Button look="fill" busy={isBusy} onClick={() => void submit()}>
            {t('Save')}
          </Button>
        </div>
      }
    >
      <div className="target">
        <div className="target-lines">
          {isRefused && (
            <p className="message danger" role="alert" tabIndex={-1} ref={notice}>
              {t('Select at least one criteria.')}
            </p>
          )}
          {types.map((type, index) => {
            const single = isSingle(type, editor.type)
            const values = choice[type] ?? []
            const change = (next: readonly (string | number)[]) => {
              setRefused(false)
              setChoice({ ...choice, [type]: next })
            }
            const common = { dir, nonce, t, loading: lists[index]?.isPending ?? true }
            const choices = lists[index]?.data ?? []
            return (
              <div className="target-line" key={type}>
                <Field
                  id={`${id}-${type}`}
                  label={t(criteria[type].label)}
                  hint={single ? t('One') : t('One or several')}
                  requiredTitle=""
                  control={({ required: _required, ...control }) =>
                    single ? (
                      <Select
                        {...control}
                        {...common}
                        choices={[{ value: '', label: t('Any') }, ...choices]}
                        value={values[0] ?? ''}
                        onChange={(value) => change(value === null || value === '' ? [] : [value])}
                      />
                    ) : (
                      <Select
                        {...control}
                        {...common}
                        multiple
                        placeholder={t('Any')}
                        choices={choices}
                        value={values}
                        onChange={change}
                      />
                    )
                  }
                />
              </div>
            )
          })}
        </div>
        <AudienceAnswer choice={choice} />
      </div>
    </Dialog>
  )
}
