import { applyDecorators, Controller, HttpCode, Inject, Req, RequestMapping, RequestMethod, Res, type Type } from '@nestjs/common';
import type { Operation } from '@simmer/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountedAs } from '../access/counted-as';
import { OpenTo } from '../access/open-to';
import { ContractCalls } from './contract-calls';
import { answerKindOf, budgetsOf, type HttpOperation, pathOf, routesByService, rulesOf } from '../routes/route';

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A Nest controller for each service, with a route for each of its operations that has one. */
export function contractControllers(operations: readonly Operation[]): Type[] {
  return routesByService(operations).map(([service, mounted]) => controllerFor(service, mounted));
}

function controllerFor(service: string, operations: readonly HttpOperation[]): Type {
  class ContractRoutes {
    constructor(readonly calls: ContractCalls) {}
  }
  Inject(ContractCalls)(ContractRoutes, undefined, 0);
  Controller()(ContractRoutes);
  Object.defineProperty(ContractRoutes, 'name', { value: `${service}Routes` });
  for (const operation of operations) addRoute(ContractRoutes.prototype, operation);
  return ContractRoutes;
}

function addRoute(controller: { calls: ContractCalls }, operation: HttpOperation): void {
  if (operation.access === 'service') throw new Error(`${operation.subject} is for services and cannot have a route.`);
  const name = operation.subject;
  const answer: Route = function (this: { calls: ContractCalls }, request, reply) {
    return this.calls.answer(operation, request, reply);
  };
  Object.defineProperty(controller, name, { value: answer, configurable: true });
  const descriptor = { value: answer };
  const { method, status = 200, authentication = 'session' } = operation.http;
  applyDecorators(
    RequestMapping({ path: pathOf(operation), method: RequestMethod[method] }),
    RouteConfig({ rules: rulesOf(operation) }),
    HttpCode(status),
    OpenTo(operation, authentication),
    CountedAs(...budgetsOf(operation)),
  )(controller, name, descriptor);
  Req()(controller, name, 0);
  Res({ passthrough: answerKindOf(operation) !== 'events' })(controller, name, 1);
}
