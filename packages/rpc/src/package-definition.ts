import type { ServiceDefinition } from '@grpc/grpc-js';

export type PackageDefinition = Readonly<Record<string, ServiceDefinition>>;

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * What a gRPC server loads, made from the generated definitions (no .proto file at run time).
 * Keys of `services` are full names such as `pte.user.v1.AccountService`; methods get the names of the .proto.
 */
export function packageDefinitionOf(services: Readonly<Record<string, ServiceDefinition>>): PackageDefinition {
  return Object.fromEntries(
    Object.entries(services).map(([fullName, service]) => [
      fullName,
      Object.fromEntries(Object.entries(service).map(([method, definition]) => [upperFirst(method), definition])),
    ]),
  );
}
