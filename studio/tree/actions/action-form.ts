import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'

export type NodeAction = 'new' | 'copy' | 'rename' | 'move' | 'trash'

/** What was done, in words, and the address to open now; `stays` where the dialog goes on. */
export type Done = { said: string; open?: string; stays?: boolean }

/** What every form of the dialog is told. `run` does the work, shows faults, and closes the dialog. */
export type ActionFormProps = { node: TreeNode; run: (work: () => Promise<Done>) => Promise<void>; busy: boolean }
