import { createContext, useContext, useEffect } from 'react'
import ReactSelect, {
  components,
  type CSSObjectWithLabel,
  type InputProps,
  type MenuProps,
  type MultiValueRemoveProps,
  NonceProvider,
  type NoticeProps,
} from 'react-select'
import type { SelectChoice } from '#client/queries/choices.ts'
import { scrollBehavior } from '#client/scrollBehavior.ts'
import { useIsLive } from '#client/useIsLive.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { ControlProps } from '../../ui/Field.tsx'
import { selectAnnouncements } from './selectStrings.ts'
import './select.css'

/** In pixels. If there is less space than the minimum, the list opens upwards (specification, section 9). */
const MENU_MAX_HEIGHT = 300
const MENU_MIN_HEIGHT = 140
/** How many options Page Up and Page Down move. */
const PAGE_SIZE = 5

type Value = SelectChoice['value']

interface Common extends Partial<ControlProps> {
  choices: readonly SelectChoice[]
  /** Choices that may be chosen already, but need not be offered; the labels of chosen values come from here first. */
  known?: readonly SelectChoice[]
  /** Finds the choices for a typed text; without it, the choices are searched here. */
  onSearch?(text: string): void
  /** The choices are still loading. */
  loading?: boolean
  disabled?: boolean
  /** While nothing is chosen. */
  placeholder?: string
  dir: 'ltr' | 'rtl'
  /** The page's nonce for style elements: the library inserts some. */
  nonce: string
  t: Translate
}

type SelectProps = Common &
  (
    | { multiple?: false; value: Value | null; onChange(value: Value | null): void }
    | { multiple: true; value: readonly Value[]; onChange(values: Value[]): void }
  )

/** Values that the replaced components need in addition to their props. */
const SelectContext = createContext<{ describedBy: string | undefined; t: Translate }>({
  describedBy: undefined,
  t: (source) => source,
})

/**
 * A select with a search, for one value or several. Its code has 43 KB, so the pages of visitors use native selects
 * instead.
 */
export function Select(props: SelectProps) {
  const { choices, known = [], onSearch, loading = false, disabled = false, dir, nonce, t, id, required } = props
  const byValue = new Map([...choices, ...known].map((choice) => [choice.value, choice]))
  // In the order in which the user chose them.
  const chosen = (props.multiple ? props.value : [props.value]).flatMap((value) => byValue.get(value ?? '') ?? [])
  const isLive = useIsLive()
  // The library writes style elements into the page, which belong into its head: only the browser draws it.
  if (!isLive) {
    return (
      <select className="select-control select-standin" id={id} aria-describedby={props['aria-describedby']} disabled>
        <option>{chosen.map(({ label }) => label).join(', ') || t('Choose one')}</option>
      </select>
    )
  }
  return (
    <NonceProvider nonce={nonce} cacheKey="select">
      <SelectContext value={{ describedBy: props['aria-describedby'], t }}>
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
          {...(onSearch && {
            filterOption: null,
            // A returned value would replace the text.
            onInputChange: (text, { action }) => {
              if (action === 'input-change') onSearch(text)
            },
            onMenuClose: () => onSearch(''),
          })}
          isLoading={loading}
          isDisabled={disabled}
          isRtl={dir === 'rtl'}
          required={required ?? false}
          aria-invalid={props['aria-invalid'] ?? false}
          maxMenuHeight={MENU_MAX_HEIGHT}
          minMenuHeight={MENU_MIN_HEIGHT}
          pageSize={PAGE_SIZE}
          menuShouldScrollIntoView={false}
          placeholder={props.placeholder ?? t('Choose one')}
          noOptionsMessage={() => t('No options')}
          loadingMessage={() => t('Loading...')}
          screenReaderStatus={({ count }) => t('{{count}} options', { count })}
          ariaLiveMessages={selectAnnouncements(t)}
          components={parts}
          unstyled
          styles={atOnce}
          classNames={classNames}
        />
      </SelectContext>
    </NonceProvider>
  )
}

const parts = {
  Input: DescribedInput,
  Menu: MenuInView,
  MultiValueRemove: NamedRemove,
  IndicatorSeparator: null,
  NoOptionsMessage: NoOptions,
  LoadingMessage: StillLoading,
}

// A list box may only hold options (WAI-ARIA 1.2), so its messages are options that cannot be chosen.
const asOption = { role: 'option', 'aria-disabled': true, 'aria-selected': false }

function NoOptions(props: NoticeProps<SelectChoice, boolean>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...asOption }} />
}

function StillLoading(props: NoticeProps<SelectChoice, boolean>) {
  return <components.LoadingMessage {...props} innerProps={{ ...props.innerProps, ...asOption }} />
}

/**
 * Comes into view. The library would move the page itself, against a user who scrolls at that moment, and also for users
 * who want less motion.
 */
function MenuInView(props: MenuProps<SelectChoice, boolean>) {
  const { innerRef } = props
  useEffect(() => {
    if (innerRef && 'current' in innerRef)
      innerRef.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [innerRef])
  return <components.Menu {...props} />
}

/** Adds the hint and the error of the field to the library's description of the input. */
function DescribedInput(props: InputProps<SelectChoice, boolean>) {
  const { describedBy } = useContext(SelectContext)
  const described = [props['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
  return <components.Input {...props} aria-describedby={described} />
}

function NamedRemove(props: MultiValueRemoveProps<SelectChoice, boolean>) {
  const { t } = useContext(SelectContext)
  const label = t('Remove {{name}}', { name: props.data.label })
  return <components.MultiValueRemove {...props} innerProps={{ ...props.innerProps, 'aria-label': label }} />
}

/** The library fades each change of colour, also for users who want less motion. */
const atOnce = { control: (base: CSSObjectWithLabel) => ({ ...base, transition: 'none' }) }

const classNames = {
  control: ({ isFocused }: { isFocused: boolean }) => (isFocused ? 'select-control select-focused' : 'select-control'),
  valueContainer: () => 'select-values',
  placeholder: () => 'select-placeholder',
  multiValue: () => 'select-value',
  multiValueRemove: () => 'select-remove',
  dropdownIndicator: () => 'select-indicator',
  loadingIndicator: () => 'select-indicator',
  menu: () => 'select-menu',
  option: ({ isFocused, isSelected }: { isFocused: boolean; isSelected: boolean }) =>
    ['select-option', isFocused && 'select-active', isSelected && 'select-chosen'].filter(Boolean).join(' '),
  noOptionsMessage: () => 'select-message',
  loadingMessage: () => 'select-message',
}
