import { RegisterUser, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registrations: RegistrationService) {}

  @Answers(RegisterUser)
  register(form: RequestOf<typeof RegisterUser>) {
    return this.registrations.register(form);
  }
}
