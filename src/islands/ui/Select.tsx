import { createContext, useContext } from 'react'
import ReactSelect, { components, type InputProps, type MultiValueRemoveProps, NonceProvider } from 'react-select'
import type { SelectChoice } from '#client/queries/choices.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { ControlProps } from './Field.tsx'
import styles from './Select.module.css'
import { selectAnnouncements } from './selectWords.ts'

/** In pixels; the list opens upwards where it has less room than the least (specification, section 9). */
const MENU_MAX_HEIGHT = 300
const MENU_MIN_HEIGHT = 140
/** How many options Page Up and Page Down move. */
const PAGE_SIZE = 5

type Value = SelectChoice['value']

interface Common extends Partial<ControlProps> {
  choices: readonly SelectChoice[]
  /** The choices are on their way. */
  loading?: boolean
  disabled?: boolean
  dir: 'ltr' | 'rtl'
  /** The page's nonce for style elements, which this part inserts. */
  nonce: string
  t: Translate
}

type SelectProps = Common &
  (
    | { multiple?: false; value: Value | null; onChange(value: Value | null): void }
    | { multiple: true; value: readonly Value[]; onChange(values: Value[]): void }
  )

/** What the replaced parts need beside their own props. */
const Surroundings = createContext<{ describedBy: string | undefined; t: Translate }>({
  describedBy: undefined,
  t: (source) => source,
})

/**
 * A select with a search through its choices, for one value or several. It weighs 43 KB: never on a visitor's page,
 * where a native select does.
 */
export function Select(props: SelectProps) {
  const { choices, loading = false, disabled = false, dir, nonce, t, id, required } = props
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  // In the order in which they were chosen.
  const chosen = (props.multiple ? props.value : [props.value]).flatMap((value) => byValue.get(value ?? '') ?? [])
  return (
    <NonceProvider nonce={nonce} cacheKey="select">
      <Surroundings value={{ describedBy: props['aria-describedby'], t }}>
        <ReactSelect<SelectChoice, boolean>
          {...(id !== undefined && { inputId: id, instanceId: id })}
          options={choices}
          value={chosen}
          isMulti={props.multiple ?? false}
          onChange={(next) => {
            const values = next === null ? [] : 'value' in next ? [next.value] : next.map(({ value }) => value)
            if (props.multiple) props.onChange(values)
            else props.onChange(values[0] ?? null)
          }}
          isLoading={loading}
          isDisabled={disabled}
          isRtl={dir === 'rtl'}
          required={required ?? false}
          aria-invalid={props['aria-invalid'] ?? false}
          maxMenuHeight={MENU_MAX_HEIGHT}
          minMenuHeight={MENU_MIN_HEIGHT}
          pageSize={PAGE_SIZE}
          placeholder={t('Choose one')}
          noOptionsMessage={() => t('No options')}
          loadingMessage={() => t('Loading...')}
          screenReaderStatus={({ count }) => t('{{count}} options', { count })}
          ariaLiveMessages={selectAnnouncements(t)}
          components={parts}
          unstyled
          classNames={classNames}
        />
      </Surroundings>
    </NonceProvider>
  )
}

const parts = { Input: DescribedInput, MultiValueRemove: NamedRemove, IndicatorSeparator: null }

/** The part describes its input by its own texts only; the hint and the error of the field are added. */
function DescribedInput(props: InputProps<SelectChoice, boolean>) {
  const { describedBy } = useContext(Surroundings)
  const described = [props['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
  return <components.Input {...props} aria-describedby={described} />
}

function NamedRemove(props: MultiValueRemoveProps<SelectChoice, boolean>) {
  const { t } = useContext(Surroundings)
  const label = t('Remove {{name}}', { name: props.data.label })
  return <components.MultiValueRemove {...props} innerProps={{ ...props.innerProps, 'aria-label': label }} />
}

const classNames = {
  control: ({ isFocused }: { isFocused: boolean }) => `${styles.control} ${isFocused ? styles.focused : ''}`,
  valueContainer: () => styles.values ?? '',
  placeholder: () => styles.placeholder ?? '',
  multiValue: () => styles.value ?? '',
  multiValueRemove: () => styles.remove ?? '',
  dropdownIndicator: () => styles.indicator ?? '',
  loadingIndicator: () => styles.indicator ?? '',
  menu: () => styles.menu ?? '',
  option: ({ isFocused, isSelected }: { isFocused: boolean; isSelected: boolean }) =>
    [styles.option, isFocused && styles.active, isSelected && styles.chosen].filter(Boolean).join(' '),
  noOptionsMessage: () => styles.message ?? '',
  loadingMessage: () => styles.message ?? '',
}
