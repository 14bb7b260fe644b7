import * as z from 'zod'
import type { Call } from '../calls/call.ts'
import { navigationSchema } from '../calls/navigation.ts'
import { contentHookSchema } from '../content/hooks.ts'
import { authAndRedirectQuerySchema, handBackSchema } from './hand-back.ts'
import { menusAnswerSchema } from './menus.ts'
import { newsletterPostSchema } from './newsletter-post.ts'

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
