import { expect, test } from 'vitest'
import { begunAmong } from '#server/enrolments/begunAmong.ts'
import { completeTraining, enrol, launch, withdraw } from '#server/enrolments/enrolment.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, course, now } from '../catalogue/catalogue.ts'

const enrolledAt = '2026-11-21 09:00:00'

test('an enrolment is begun once its training was opened or completed', async () => {
  const db = await freshDatabase()
  const user = await addLearner(db, 'Amal')
  const trainings = []
  for (const title of ['Waiting', 'Opened', 'Left', 'Completed', 'Left unopened']) {
    const trainingId = await add(db, course(title))
    await enrol(db, { user, trainingId, now })
    trainings.push(trainingId)
  }
  const [waiting = 0, opened = 0, left = 0, completed = 0, unopened = 0] = trainings
  const at = (trainingId: number) => ({ user, trainingId, now })
  for (const id of [opened, left]) await launch(db, at(id))
  for (const id of [left, unopened]) await withdraw(db, at(id))
  await completeTraining(db, at(completed))
  const made = [waiting, opened, left, completed, unopened].map((trainingId) => ({
    uid: user.uid,
    trainingId,
    enrolledAt,
  }))
  const begun = await begunAmong(db.reader, made)
  expect(begun.map(({ trainingId }) => trainingId)).toEqual([opened, left, completed])
  expect(await begunAmong(db.reader, [])).toEqual([])
})

test('neither another enrolment in the training nor the one of another learner is taken for it', async () => {
  const db = await freshDatabase()
  const [user, other] = [await addLearner(db, 'Amal'), await addLearner(db, 'Bo')]
  const [lifting, knots] = [await add(db, course('Lifting')), await add(db, course('Knots'))]
  await enrol(db, { user, trainingId: lifting, now })
  await enrol(db, { user: other, trainingId: knots, now })
  for (const trainingId of [lifting]) await launch(db, { user, trainingId, now })
  await launch(db, { user: other, trainingId: knots, now })
  const made = (uid: number, trainingId: number, at = enrolledAt) => ({ uid, trainingId, enrolledAt: at })
  const asked = [made(user.uid, lifting, '2026-11-20 09:00:00'), made(user.uid, knots), made(other.uid, lifting)]
  expect(await begunAmong(db.reader, asked)).toEqual([])
  expect(await begunAmong(db.reader, [...asked, made(user.uid, lifting)])).toEqual([made(user.uid, lifting)])
})
