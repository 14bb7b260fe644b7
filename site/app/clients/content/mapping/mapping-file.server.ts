import { fareSchema } from '@agency/contracts/content/prices/fare-schema.ts'
import { cultures, readNodeKey } from '@agency/contracts/content/route-node.ts'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { isMap, LineCounter, type Node, parseDocument } from 'yaml'
import * as z from 'zod'
import { labelKey } from './mapped-fares.ts'
import { type ContentMapping, fieldNamed, formerNames, noType } from './mapping.ts'
import { type KeyName, keyNames } from './node-keys.ts'
import { typeNamed, typeNames } from './type-names.ts'

const aliasName = z.string().regex(/^[A-Za-z_][\w-]*$/, { error: 'is no alias of a content type' })
const propertyName = z.string().regex(/^(?:[A-Za-z_][\w-]*\.)?[A-Za-z_][\w-]*$/, {
  error: 'is neither a property nor type.property',
})

const type = z.string({ error: 'must be the name of a page type' }).transform((name, context) => {
  const typeName = name.toLowerCase() === noType ? noType : typeNamed(name)
  if (typeName) return typeName
  return complain(context, `${name} is no page type: write one of ${typeNames.join(', ')}, or ${noType}`)
})

const field = z.string({ error: 'must be the name of a field' }).transform((name, context) => {
  if (name.toLowerCase() === noType) return noType
  return fieldNamed(name) ?? complain(context, `${name} is no field: docs/content.md lists them`)
})

const key = z
  .union([z.string(), z.null()], { error: 'must be a key, in quotation marks' })
  .transform((name, context) => {
    if (name === null || name === '' || name.toLowerCase() === noType) return ''
    return (
      readNodeKey(name) ??
      complain(context, `${name} is no key of a node: it has 32 digits, as {…} or umb://document/…`)
    )
  })

const way = z.union(
  [
    z.strictObject({ query: z.string().regex(/^[\w-]+=[\w-]+$/) }),
    z.strictObject({ header: z.string().regex(/^[\w-]+$/) }),
    z.strictObject({ root: key, pair: z.string().min(1) }),
  ],
  { error: 'must be { query: culture=ms-MY }, { header: ms-MY } or { root: a key, pair: a property }' },
)

const file = z.strictObject({
  types: z.record(aliasName, type).optional(),
  properties: z.record(propertyName, field).optional(),
  fares: z.record(z.string(), fareSchema).optional(),
  keys: z.partialRecord(z.enum(keyNames), key).optional(),
  languages: z.partialRecord(z.enum(cultures), way).optional(),
})

function complain(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

export type ReadMapping = { mapping: ContentMapping } | { mistakes: string[] }

export function readMappingFile(path: string): ReadMapping {
  try {
    return readMapping(readEditedText(path))
  } catch (error) {
    return { mistakes: [`cannot be read: ${(error as Error).message}`] }
  }
}

export function readMapping(text: string): ReadMapping {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset: number) => `line ${lines.linePos(offset).line}`
  if (document.errors.length > 0) {
    return { mistakes: document.errors.map(error => `${lineOf(error.pos[0])}: ${error.message}`) }
  }
  const result = file.safeParse(document.toJS() ?? {})
  if (!result.success) {
    return {
      mistakes: result.error.issues.map(issue => {
        const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
        const message = issue.code === 'unrecognized_keys' ? `${issue.keys[0]} is not known here` : messageOf(issue)
        return `${lineOf(offsetOf(document.contents, path))}: ${message}`
      }),
    }
  }
  const { types = {}, properties = {}, fares, keys, languages } = result.data
  const written = JSON.stringify(document.toJS()?.properties ?? {}).toLowerCase()
  const notes = formerNames.flatMap(([former, present]) =>
    written.includes(`:"${former.toLowerCase()}"`) ? `CONTENT_MAPPING: ${former} is now called ${present}` : [],
  )
  return {
    mapping: {
      types: new Map(Object.entries(types).map(([alias, ours]) => [alias.toLowerCase(), ours])),
      properties: new Map(Object.entries(properties).map(ownEntry)),
      ...(fares && { fares: new Map(Object.entries(fares).map(([label, fare]) => [labelKey(label), fare])) }),
      ...(notes.length > 0 && { notes }),
      ...(languages && { languages }),
      ...(keys && { keys: keys as Partial<Record<KeyName, string>> }),
    },
  }
}

function ownEntry([name, field]: [string, string]) {
  return [name.toLowerCase(), { property: name.split('.').at(-1) ?? name, field }] as const
}

function messageOf(issue: z.core.$ZodIssue): string {
  const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined
  return inner ? `${String(issue.path.at(-1))} ${inner}` : issue.message
}

function offsetOf(node: Node | null, path: readonly PropertyKey[]): number {
  const [first, ...rest] = path
  const pair = isMap(node) ? node.items.find(item => String(item.key) === String(first)) : undefined
  if (!pair) return node?.range?.[0] ?? 0
  const start = (pair.key as Node).range?.[0] ?? 0
  return rest.length > 0 && isMap(pair.value) ? offsetOf(pair.value, rest) : start
}
