/** MongoDB's error codes that are used, with the names that drivers know. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  NotAReplicaSet: 123,
  CursorInUse: 143,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  ConversionFailure: 241,
  OperationNotSupportedInTransaction: 263,
  IndexBuildAborted: 276,
  DataCorruptionDetected: 361,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  MergeStageNoMatchingDocument: 13113,
  OutOfDiskSpace: 14031,
  Location15952: 15952,
  Location15958: 15958,
  Location16020: 16020,
  Location16612: 16612,
  Location16990: 16990,
  Location17276: 17276,
  Location31002: 31002,
  Location31249: 31249,
  Location31254: 31254,
  Location40228: 40228,
  Location40272: 40272,
  Location40323: 40323,
  Location40324: 40324,
  IDLFailedToParse: 40414,
  IDLUnknownField: 40415,
  Location40573: 40573,
  Location40600: 40600,
  Location40601: 40601,
  Location40602: 40602,
  Location51024: 51024,
  Location51047: 51047,
  Location51091: 51091,
  Location51108: 51108,
  Location51132: 51132,
  Location51178: 51178,
  Location51183: 51183,
  Location51186: 51186,
  Location51198: 51198,
  Location51199: 51199,
  Location51272: 51272,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;

/** Details of an error, which drivers pass on to the program. */
export interface ErrorDetails {
  readonly keyPattern?: object;
  readonly keyValue?: object;
}

/** The rejection of a command or one of its statements, with MongoDB's code. */
export class CommandError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: ErrorName,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.code = ERROR_CODES[codeName];
  }
}

/** Rejects a feature of MongoDB that this database does not support. */
export function notSupported(feature: string): CommandError {
  return new CommandError(
    'CommandNotSupported',
    `${feature} not supported by the embedded database; use a MongoDB server`,
  );
}

/** An error of a command with the most common code. */
export function badValue(message: string): CommandError {
  return new CommandError('BadValue', message);
}

/** The rejection of a write that needs a new number where none is left; a salvaged file starts from 1 again. */
export function numbersUsedUp(numbers: string): CommandError {
  return new CommandError(
    'Overflow',
    `${numbers} left; stop Larder and run "npm run database -- salvage", which numbers everything again`,
  );
}

/** The rejection of a write that the disk has no space for. */
export function outOfDiskSpace(): CommandError {
  return new CommandError('OutOfDiskSpace', 'the disk is full; nothing of this change was written');
}
