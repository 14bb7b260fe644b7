import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { Button, type Key, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { discardDraft, editableOf, previewLink, readNode, unpublish } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { announce } from '../../parts/announcements.tsx'
import { copyText } from '../../parts/copy-button.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { NodeActionWindow, nodeActions } from '../../tree/actions/node-menu.tsx'
import { LinkedFrom } from '../../tree/links/linked-from.tsx'
import { useReadAgain } from '../../tree/links/use-read-again.ts'
import { words } from '../../words/words.ts'
import type { OpenPage } from '../saving/use-open-page.ts'

const linkHours = 72

type TreeAction = (typeof nodeActions)[number]['id']

export function PageMenu({ document, page }: { document: NodeDocument; page: OpenPage }) {
  const { user, nodes } = useStudio()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [inTree, setInTree] = useState<TreeAction>()
  const readAgain = useReadAgain()
  const isTranslation = document.alias === 'translation'
  // Not in the tree: only deleted, never moved or copied alone.
  const node = nodes.byKey.get(document.key) ?? (isTranslation ? asTreeNode(document) : undefined)
  const { call } = useCall()

  /** After an action changed all of it. */
  async function startOver(message: string) {
    const now = await readNode(document.key)
    page.replace(editableOf(now), now.version, true)
    return { message }
  }

  const actions = {
    versions: async () => navigate(`/pages/${document.key}/versions`),
    link: async () => {
      await page.flush()
      const { url } = await previewLink(document.key, linkHours)
      if (await copyText(url)) announce(words.preview.copied(linkHours))
      else announce(words.preview.notCopied(linkHours), { to: url, name: url })
    },
    discard: async () => {
      const { version } = await page.flush()
      await discardDraft(document.key, version)
      return startOver(words.page.discarded)
    },
    unpublish: async () => setAsks(true),
  }
  async function takeOff() {
    const { version } = await page.flush()
    await unpublish(document.key, version)
    return startOver(words.page.unpublished)
  }
  const openInTree = (action: Key) => async () => {
    await page.flush()
    setInTree(action as TreeAction)
  }
  function closeInTree() {
    setInTree(undefined)
    // A move changes the draft too.
    if (inTree === 'move') readAgain([document.key])
  }
  type Action = keyof typeof actions
  const isPublished = document.publishedVersion !== null
  const offered: Action[] = ['versions', 'link']
  const hasDraft = page.status.saves > 0 || node?.state !== 'published'
  if (isPublished && hasDraft) offered.push('discard')
  if (isPublished && may(user, 'publisher')) offered.push('unpublish')

  return (
    <>
      <MenuTrigger>
        <Button className="button button--quiet">{words.page.more}</Button>
        <Popover placement="bottom end">
          <Menu className="menu" onAction={action => call(actions[action as Action] ?? openInTree(action))}>
            {offered.map(action => (
              <MenuItem key={action} id={action}>
                {words.page.actions[action]}
              </MenuItem>
            ))}
            {nodeActions
              .filter(({ id, role }) => may(user, role) && (!isTranslation || id === 'trash'))
              .map(({ id }) => (
                <MenuItem key={id} id={id}>
                  {isTranslation ? words.translations.trash : words.tree.actions[id]}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {node && inTree && <NodeActionWindow node={node} action={inTree} onClose={closeInTree} />}
      {asks && (
        <UnpublishWindow nodeKey={document.key} name={page.draft.name} onClose={() => setAsks(false)} work={takeOff} />
      )}
    </>
  )
}

const asTreeNode = ({ key, parentKey, alias, name, urlSegment, sort, state }: NodeDocument): TreeNode => ({
  key,
  parentKey,
  alias,
  name,
  urlSegment,
  sort,
  state,
  children: 0,
})

type UnpublishWindowProps = { nodeKey: string; name: string; work: () => Promise<unknown>; onClose: () => void }

function UnpublishWindow({ nodeKey, name, onClose, work }: UnpublishWindowProps) {
  const { call, busy } = useCall({ onDone: onClose })
  return (
    <Window title={words.unpublish.title(name)} isOpen onOpenChange={onClose}>
      <p>{words.unpublish.help}</p>
      <LinkedFrom nodeKey={nodeKey} onLeave={onClose} />
      <MainButton disabled={busy} onClick={() => call(work)}>
        {words.unpublish.now}
      </MainButton>
    </Window>
  )
}
