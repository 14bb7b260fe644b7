import * as z from 'zod'
import type { Call } from '../calls/call.ts'
import { navigationSchema } from '../calls/navigation.ts'
import { contentHookSchema } from '../content/hooks.ts'
import { emailAddress } from '../people/email-schema.ts'

const newsletterPostSchema = z.object({ email: emailAddress(), url: z.string() })

const entrySchema = z.object({ Name: z.string(), URL: z.string(), Target: z.string().nullable() })

/** For the booking site: one level of children, null where there are none. */
const menusAnswerSchema = z.array(entrySchema.extend({ Child: z.array(entrySchema).nullable() }))

/**
 * Posted by the booking site when a visitor returns. The answer redirects to the same page, or, from the home page, to
 * the one where the visitor pressed “Log in” (`SIGN_IN=link`). Never log the body. Without the last three fields, or
 * without `SESSION=handoff`, it proves nothing.
 */
const handBackSchema = z.looseObject({
  SessionTransferMemberId: z.string().optional(),
  UserId: z.string().optional(),
  FirstName: z.string().optional(),
  Email: z.string().optional(),
  IsActive: z.string().optional(),
  isAgent: z.string().optional(),
  SessionTransferTime: z.string().optional(),
  SessionTransferNonce: z.string().optional(),
  SessionTransferSignature: z.string().optional(),
})

/** The body can hold a clear-text password: read only this query. */
const authAndRedirectQuerySchema = z.object({ destinationUrl: z.string().optional() })

const visit = { system: 'site', method: 'POST', answers: 'navigation', response: navigationSchema } as const

export const siteCalls = {
  contentHook: {
    id: 'site.content-hook',
    system: 'site',
    summary: 'The content system says which nodes changed',
    method: 'POST',
    path: '/hooks/content',
    auth: 'signature',
    request: { json: contentHookSchema },
    answers: 'json',
    // Any 2xx means accepted, whatever the body.
    response: z.unknown(),
    builtIn: true,
    writes: true,
  },
  handBack: {
    ...visit,
    id: 'site.hand-back',
    summary: 'A visitor returns from the booking site',
    path: '/',
    request: { form: handBackSchema },
    builtIn: true,
    writes: false,
  },
  authAndRedirect: {
    ...visit,
    id: 'site.auth-and-redirect',
    summary: 'A visitor returns to a certain page; the body is not read',
    path: '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect',
    request: { query: authAndRedirectQuerySchema },
    builtIn: true,
    writes: false,
  },
  menus: {
    id: 'site.menus',
    system: 'site',
    summary: 'The header menu, shown by the booking site too',
    method: 'GET',
    path: '/umbraco/Surface/HomePage/GetMenus',
    request: {},
    answers: 'json',
    response: menusAnswerSchema,
    builtIn: false,
    writes: false,
  },
  newsletterPost: {
    ...visit,
    id: 'site.newsletter-post',
    summary: 'A sign-up for offers made on a page of the booking site',
    path: '/umbraco/surface/homepage/newssubcribe',
    request: { multipart: newsletterPostSchema },
    builtIn: false,
    writes: true,
  },
} as const satisfies Record<string, Call>
