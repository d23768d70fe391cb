import type { Play } from './play.ts'

const searches = ['data', 'python', 'leadership', 'first aid', 'excel', 'safty', 'بيانات', '管理']

/** Looks at the home page, searches, opens a training and goes to the next one. */
export const visit: Play = async ({ site, pause, choose, trainings }) => {
  const page = (path: string) => site.ask({ player: 'visitor', kind: 'page', path })
  await page('/')
  await pause()
  await page(`/search?s=${encodeURIComponent(choose(searches))}`)
  await pause()
  for (let opened = 0; opened < 3; opened++) {
    await page(`/training/${choose(trainings)}`)
    await pause()
  }
}
