import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { changesOfRules } from '#client/rules/changeWords.ts'
import { wordsOfRules } from '#client/rules/conflictWords.ts'
import { readRules, rulesQuery, sendRules } from '#client/rules/sendRules.ts'
import { bodyOfRules, orderedKeys, type RulesValues, valuesOfRules } from '#client/rules/rulesValues.ts'
import { ruleFormats } from '#shared/points/ruleFormats.ts'
import type { ScheduleChoice } from '#shared/points/neverSpendable.ts'
import { type NamedValue, namesFrom } from '#shared/points/ruleNames.ts'
import type { SavedRules } from '#shared/contract/rules.ts'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { RulesFormContext } from './rulesFormState.ts'
import { Limits } from './Limits.tsx'
import { RuleList } from './RuleList.tsx'
import { SimulationPanel } from './SimulationPanel.tsx'
import { useOpenRule } from './useOpenRule.ts'
import { useSimulation } from './useSimulation.ts'

export interface RulesFormBodyProps {
  loaded: SavedRules
  /** The values that rules can name. */
  choices: Record<'trainings' | 'terms', readonly SelectChoice[]> & { schedules: readonly ScheduleChoice[] }
  /** The names of values that the saved rules have. */
  names: readonly NamedValue[]
}

/** The form of all rules and limits, with a simulation of the unsaved values beside it. */
export function RulesFormBody({ loaded, choices, names }: RulesFormBodyProps) {
  const { t, lang, timeZone } = useFrame()
  const client = useQueryClient()
  const { data: saved } = useQuery({ ...rulesQuery(), initialData: loaded })
  const revision = useRef(loaded.revision)
  const handle = useSettingsForm<RulesValues>({
    storageKey: 'incentives-rules',
    loaded: { values: valuesOfRules(loaded), revision: loaded.revision },
    save: async (request) => {
      const result = await sendRules(client, request)
      revision.current = result.revision ?? 0
      return result
    },
    reload: () => readRules(client),
  })
  const values = useWatch({ control: handle.control }) as RulesValues // why: all values are given from the start
  const phase = useStore(handle.store.$phase, { ssr: 'initial' })
  const simulation = useSimulation(bodyOfRules(values, revision.current), orderedKeys(values))
  const opening = useOpenRule(values)
  const formats = ruleFormats({ t, lang, timeZone, nameOf: namesFrom(names) })
  const effects = { simulation: simulation.simulated, isSimulating: simulation.isStale }
  const state = { form: handle.form, values, saved, choices, names, ...effects, ...opening }

  return (
    <RulesFormContext value={state}>
      <SettingsForm
        handle={handle}
        saveLabel={t('Save rules')}
        changesSaid={changesOfRules(values, saved, { t, lang })}
        describe={wordsOfRules(values, saved, { ...formats, t })}
        aside={<SimulationPanel {...simulation} />}
      >
        <FormPlaces />
        <div className="rules-form" inert={phase === 'saving'}>
          <Limits control={handle.control} />
          <RuleList />
        </div>
      </SettingsForm>
    </RulesFormContext>
  )
}

/** The names of the values that have no field of their own. */
function FormPlaces() {
  const { t } = useFrame()
  const focus = () => document.getElementById('rules-list')?.focus()
  useFieldPlace('rules', t('Rules'), focus)
  useFieldPlace('order', t('Order of the rules'), focus)
  return null
}
