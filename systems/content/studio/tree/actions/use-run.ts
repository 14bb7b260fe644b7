import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { announce, announceFault } from '../../parts/announcements.tsx'

export type NodeAction = 'new' | 'copy' | 'rename' | 'move' | 'trash'

/** `open`: an address to open; `stays`: the window remains open. */
type Done = { message: string; open?: string; stays?: boolean }

type Run = ReturnType<typeof useRun>['run']

/** `run` does the work, announces faults, and closes the window. */
export type ActionFormProps = { node: TreeNode; run: Run; busy: boolean; onClose: () => void }

/** Reloads the tree and announces the result; after a fault the window stays open. */
export function useRun(onClose: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  /** @returns true on success */
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
