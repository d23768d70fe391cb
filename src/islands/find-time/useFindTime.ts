import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#client/api.ts'
import { markRows } from '#client/findTime/drawPick.ts'
import { keepWish, readKeptWish } from '#client/findTime/keptWish.ts'
import { bodyOf, type FindTimeWish, MOST_TOGETHER, wishProblem } from '#client/findTime/wish.ts'
import { addDays } from '#shared/days.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { FindTimeProps } from './FindTime.tsx'

/** The days of the span that is asked first. */
const FIRST_DAYS = 13

/** The state of the panel, and its connection with the boxes and the button of the page. */
export function useFindTime({ people, today, zones, place }: FindTimeProps) {
  const { uid } = useFrame()
  const [isOpen, setOpen] = useState(false)
  // Grows each time the user opens the panel.
  const [asked, setAsked] = useState(0)
  const [wish, setWish] = useState<FindTimeWish>(() => firstWish({ today, zones, place }))
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () => new Map(people.map(({ value, label }) => [Number(value), label])),
  )
  const [at, choose] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const search = useMutation({
    mutationFn: async (sent: FindTimeWish) => {
      const { data } = await call('POST course-administration/find_time', {
        body: bodyOf(sent, Date.now()),
        whole: false,
      })
      return { sent, ...data }
    },
  })
  const { mutate } = search
  const change = useCallback((changes: Partial<FindTimeWish>) => setWish((held) => ({ ...held, ...changes })), [])

  useEffect(() => {
    const kept = readKeptWish(sessionStorage, uid)
    if (!kept) return
    setWish(kept.wish)
    setNames((known) => new Map([...kept.names, ...known]))
    choose(kept.at)
    setOpen(true)
    if (kept.wish.people.length > 0) mutate(kept.wish)
  }, [mutate, uid])

  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-find-time]')
    if (!button) return
    const open = () => {
      setOpen(true)
      setAsked((times) => times + 1)
    }
    button.hidden = false
    button.addEventListener('click', open)
    return () => button.removeEventListener('click', open)
  }, [])

  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.dataset.together) return
      const uid = Number(target.dataset.together)
      setWish((held) => ({ ...held, people: toggled(held.people, uid, target.checked) }))
      setOpen(true)
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])

  useEffect(() => markRows(isOpen ? wish.people : []), [isOpen, wish.people])

  useEffect(() => {
    if (!isOpen) return
    const used = [...names].filter(([uid]) => wish.people.includes(uid))
    keepWish(sessionStorage, uid, { wish, names: used, at })
  }, [isOpen, wish, names, at, uid])

  const problem = isChecked ? wishProblem(wish, today) : undefined
  return {
    isOpen,
    asked,
    wish,
    names,
    at,
    problem,
    change,
    choose,
    found: search.data,
    isSearching: search.isPending,
    hasFailed: search.isError,
    know: (uid: number, name: string) => setNames((known) => new Map(known).set(uid, name)),
    send() {
      setChecked(true)
      if (wishProblem(wish, today)) return
      choose(null)
      mutate(wish)
    },
    close() {
      setOpen(false)
      keepWish(sessionStorage, uid, null)
      document.querySelector<HTMLElement>('[data-find-time]')?.focus()
    },
  }
}

/** The panel's state and actions. */
export type FindTimeState = ReturnType<typeof useFindTime>

function firstWish({ today, zones, place }: Pick<FindTimeProps, 'today' | 'zones' | 'place'>): FindTimeWish {
  const from = place.date !== undefined && place.date > today ? place.date : today
  return { people: [], minutes: 60, from, until: addDays(from, FIRST_DAYS), zone: zones[0] ?? 'UTC' }
}

function toggled(people: number[], uid: number, isChosen: boolean): number[] {
  const others = people.filter((one) => one !== uid)
  return isChosen ? [...others, uid].slice(0, MOST_TOGETHER) : others
}
