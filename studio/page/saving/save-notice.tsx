import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useRevalidator } from 'react-router'
import { editableOf } from '../../calls/nodes.ts'
import { words } from '../../words/words.ts'
import { Merge } from '../versions/merge.tsx'
import { FileConflict } from './file-conflict.tsx'
import { SignedOut } from './signed-out.tsx'
import type { OpenPage } from './use-open-page.ts'

/** What keeps a page from being saved, with what a person can do about it. */
export function SaveNotice({ page, document }: { page: OpenPage; document: NodeDocument }) {
  const { revalidate } = useRevalidator()
  const { state, message, current } = page.status
  if (state === 'conflict' && current)
    return (
      <Merge
        title={words.merge.title(current.changedBy)}
        help={words.merge.help}
        before={page.acknowledged}
        mine={page.draft}
        theirs={editableOf(current)}
        whose={words.merge.theirs(current.changedBy)}
        onChosen={draft => page.replace(draft, current.version, false)}
      />
    )
  if (state === 'signed-out') return <SignedOut onSignedIn={() => revalidate().then(page.flush)} />
  if (state === 'refused') {
    return (
      <p className="notice-box" role="alert">
        <Icon name="circle-alert" /> {words.saving.refusedBecause(message ?? '')}
      </p>
    )
  }
  return document.file?.conflict ? <FileConflict page={page} document={document} /> : null
}
