import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { announce, announceFault } from '../../parts/announcements.tsx'
import type { Done } from './action-form.ts'

/** Does what a form of the tree asks for, shows the tree as it is then, says so and closes; a fault keeps the form open. */
export function useRun(onClose: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<Done>) {
    setBusy(true)
    try {
      const { said, open, stays = false } = await work()
      await revalidate()
      announce(said)
      if (!stays) onClose()
      if (open !== undefined) navigate(open)
    } catch (error) {
      announceFault(error)
    }
    setBusy(false)
  }

  return { run, busy }
}
