import { Controller, HttpCode, Inject, Req, RequestMapping, RequestMethod, Res, type Type } from '@nestjs/common';
import type { Operation } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountedAs } from '../access/counted-as';
import { OpenTo } from '../access/open-to';
import { ContractCalls } from './contract-calls';
import { type HttpOperation, routesByService } from './mounted-operation';

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
  Controller('api')(ContractRoutes);
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
  const { method, path, status = 200, budget } = operation.http;
  RequestMapping({ path, method: RequestMethod[method] })(controller, name, descriptor);
  HttpCode(status)(controller, name, descriptor);
  OpenTo(operation.access)(controller, name, descriptor);
  if (budget) CountedAs(budget)(controller, name, descriptor);
  Req()(controller, name, 0);
  Res({ passthrough: true })(controller, name, 1);
}
