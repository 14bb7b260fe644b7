import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { announce, announceFault } from '../../parts/announcements.tsx'

export type NodeAction = 'new' | 'copy' | 'rename' | 'move' | 'trash'

/** The message that an action is done, and the address to open now; `stays` where the window remains open. */
type Done = { message: string; open?: string; stays?: boolean }

type Run = ReturnType<typeof useRun>['run']

/** What every form of an action gets. `run` does the work, announces faults, and closes the window. */
export type ActionFormProps = { node: TreeNode; run: Run; busy: boolean; onClose: () => void }

/** Runs an action, shows the tree as it is then, announces the result and closes the window; after a fault it stays open. */
export function useRun(onClose: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  /** @returns whether the action is done */
  async function run(work: () => Promise<Done>): Promise<boolean> {
    setBusy(true)
    try {
      const { message, open, stays = false } = await work()
      await revalidate()
      announce(message)
      if (!stays) onClose()
      if (open !== undefined) navigate(open)
      return true
    } catch (error) {
      announceFault(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { run, busy }
}
